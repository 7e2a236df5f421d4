/** 'Demo Player 01', 'Exemple Joueur 02' …: nobody can take them for children. */
export function demoPlayers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return index % 2 === 0 ? `Demo Player ${number}` : `Exemple Joueur ${number}`;
  });
}

/** An address that no mail can ever reach: the name's own, at a host that does not exist. */
export function demoEmail(player: string): string {
  return `${player.toLowerCase().replaceAll(' ', '.')}@example.test`;
}
