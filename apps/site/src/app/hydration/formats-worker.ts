/** Makes a formatter: the browser then holds the languages and time zones for the page, too. */
new Intl.DateTimeFormat('fr-CA', { timeZone: 'America/Toronto' }).format();
postMessage('ready');
