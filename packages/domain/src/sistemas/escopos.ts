// What a key of a consignor's system may do, what is told to his systems, and where: his real data, or data to try with.

export const ESCOPOS = {
  'veiculos:ler': 'Ler os seus veículos',
  'veiculos:importar': 'Enviar veículos',
  'lotes:ler': 'Ler os seus lotes',
  'resultados:ler': 'Ler os resultados dos seus lotes',
  'prestacoes:ler': 'Ler as prestações de contas aprovadas',
  'condicionais:responder': 'Ler e responder os condicionais que esperam',
  'remocoes:ler': 'Ler as remoções dos seus veículos',
  'documentos:ler': 'Ler e baixar os documentos dos seus veículos',
} as const
export type Escopo = keyof typeof ESCOPOS
export const NOMES_DE_ESCOPO = Object.keys(ESCOPOS) as [Escopo, ...Escopo[]]

export const AMBIENTES = ['producao', 'teste'] as const
export type Ambiente = (typeof AMBIENTES)[number]
export const ROTULO_DO_AMBIENTE: Readonly<Record<Ambiente, string>> = { producao: 'Produção', teste: 'Teste' }

export const EVENTOS_DO_COMITENTE = {
  'veiculo.cadastrado': 'Um veículo seu entrou no cadastro',
  'lote.situacao': 'Um lote seu mudou de situação',
  'prestacao.situacao': 'Uma prestação de contas foi aprovada ou paga',
  'condicional.situacao': 'Um condicional seu mudou: de quem é a vez e até quando',
  'venda.cancelada': 'A venda de um lote seu foi anulada ou cancelada, ou o comprador desistiu',
  'remocao.situacao': 'Uma remoção de um veículo seu mudou de situação ou de dia',
  'chegada.situacao': 'Uma chegada ao pátio foi prevista, mudou de dia ou foi conferida',
} as const
export type EventoDoComitente = keyof typeof EVENTOS_DO_COMITENTE
export const NOMES_DE_EVENTO = Object.keys(EVENTOS_DO_COMITENTE) as [
  EventoDoComitente,
  ...EventoDoComitente[],
]

/** Requests a minute: what a key gets unless another number is asked for, and the most that one may have. */
export const POR_MINUTO = { padrao: 60, maximo: 600 } as const
/** Keys and addresses of one consignor: more are a mistake, and each address is a delivery per event. */
export const LIMITES_DO_COMITENTE = { chaves: 20, webhooks: 10, linhas: 500 } as const
/** After a rotation both keys work, so that no system stands still while the new one is carried into it. */
export const HORAS_DA_CHAVE_ANTERIOR = 24
