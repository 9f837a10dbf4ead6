// A house's rehearsal before its first auction: what it is made of. Its goods are of no market, so that they neither meet a
// search nor count as the price of a real model. Money in centavos; `tipoId` is one of `lotes/tipos.ts`.

export const LEILAO_DE_TESTE = {
  nome: 'Leilão de teste',
  descricao: 'Leilão de teste: só a equipe o vê, e nada nele está à venda.',
  leiloeiro: 'Leiloeiro de teste',
  local: 'Auditório de teste',
  comitente: 'Comitente de teste',
  /** who bids from the floor */
  apelidos: ['Plateia 1', 'Plateia 2'],
  lotes: [
    {
      tipoId: 1,
      nome: 'Carro de teste',
      marca: 'Teste',
      modelo: 'Carro',
      ano: 2020,
      minimo: 10_000_00,
      incremento: 500_00,
      reserva: 10_000_00,
    },
    {
      tipoId: 5,
      nome: 'Moto de teste',
      marca: 'Teste',
      modelo: 'Moto',
      ano: 2021,
      minimo: 4_000_00,
      incremento: 200_00,
      reserva: 6_000_00,
    },
    {
      tipoId: 2,
      nome: 'Caminhão de teste',
      marca: 'Teste',
      modelo: 'Caminhão',
      ano: 2018,
      minimo: 60_000_00,
      incremento: 1_000_00,
      reserva: 60_000_00,
    },
  ],
} as const
