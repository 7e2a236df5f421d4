/**
 * Preloaded into the servers under test: new passwords are hashed with bcrypt's smallest work factor. With the real
 * one, hashing would take a tenth of the suite's time.
 */
const bcrypt = require('bcrypt');

const { hash } = bcrypt;
const WORK_FACTOR = 4;
bcrypt.hash = (password) => hash(password, WORK_FACTOR);
