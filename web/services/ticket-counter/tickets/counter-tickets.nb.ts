export const nb = {
  title: 'Billetthistorikk',
  subtitle: 'Billettene {{company}} har fått fra billettluka',
  searchLabel: 'Søk etter mobilnummer eller kommentar',
  emptyTitle: 'Ingen billetter ennå',
  emptyText: 'Når en ordre i billettluka er levert, finner du hver billett her.',
  noHitText: 'Prøv et helt mobilnummer, eller et ord fra kommentaren på ordren.',
} as const;
