/** 'Demo Player 01', 'Exemple Joueur 02' …: recognisable as invented. */
export function demoPlayers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return index % 2 === 0 ? `Demo Player ${number}` : `Exemple Joueur ${number}`;
  });
}

/** An unreachable address: the name at a host that does not exist. */
export function demoEmail(player: string): string {
  return `${player.toLowerCase().replaceAll(' ', '.')}@example.test`;
}
