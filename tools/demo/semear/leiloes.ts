// The auctions of one brand: one live now, one that ends a lot every few minutes, two to come, one in preparation, one
// that is over. The robot (robo.ts) keeps the first two going.
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'
import type { Hotsite } from '../../../apps/server/src/core/tenant/hotsites.ts'
import type { BemSemeado } from './bens.ts'
import type { Gente } from './pessoas.ts'
import { semearTextos } from './textos-e-regulamentos.ts'

const MINUTO = 60_000
const HORA = 60 * MINUTO
const DIA = 24 * HORA
/** Lots of the rolling auction end this far apart. */
export const ENTRE_FINS_MS = 4 * MINUTO

export interface Plano {
  readonly nome: string
  readonly descricao: string
  readonly situacao: 'EM_LOTEAMENTO' | 'CRIADO' | 'PRONTO' | 'AO_VIVO' | 'EXECUTADO'
  readonly modalidade: 'ONLINE' | 'SIMULTANEO'
  readonly conducao: 'robo' | 'leiloeiro'
  readonly inicio: number
  readonly quantos: number
  readonly situacaoDosLotes: 'CADASTRADO' | 'LIBERADO_LEILAO' | 'NAO_ARREMATADO'
  /** when lot `i` ends; null: the cry decides */
  readonly fim: (i: number) => number | null
  /** when its goods can be seen */
  readonly visitacao?: readonly [inicio: number, fim: number]
  readonly negociacao?: 'PROPOSTA' | 'COMPRE_JA'
}

/** The next day at that hour of Brasília, `dias` from now, never a Sunday. */
function dia(agora: number, dias: number, hora: number): number {
  const meiaNoite = Math.floor((agora - 3 * HORA) / DIA) * DIA + 3 * HORA
  const alvo = meiaNoite + dias * DIA + hora * HORA
  return new Date(alvo - 3 * HORA).getUTCDay() === 0 ? alvo + DIA : alvo
}

const emPreparacao = (agora: number): Plano => ({
  nome: 'Bens diversos de dezembro',
  descricao: 'Em preparação.',
  situacao: 'EM_LOTEAMENTO',
  modalidade: 'SIMULTANEO',
  conducao: 'leiloeiro',
  inicio: dia(agora, 20, 14),
  quantos: 3,
  situacaoDosLotes: 'CADASTRADO',
  fim: () => null,
})

function planos(h: Hotsite, agora: number): Plano[] {
  const evento = maiuscula(palavras(h.tipo as 'leilao' | 'loja').leilao.um)
  const futuro = dia(agora, 3, 14)
  return [
    {
      nome: `${evento} ao vivo de seminovos`,
      descricao: 'Carros de recuperação de financiamento, com laudo e chave.',
      situacao: 'AO_VIVO',
      modalidade: 'SIMULTANEO',
      conducao: 'robo',
      inicio: agora - 10 * MINUTO,
      quantos: 9,
      situacaoDosLotes: 'LIBERADO_LEILAO',
      fim: () => null,
    },
    {
      nome: `${evento} relâmpago on-line`,
      descricao: 'Um encerramento a cada quatro minutos, o dia todo.',
      situacao: 'AO_VIVO',
      modalidade: 'ONLINE',
      conducao: 'robo',
      inicio: agora - 30 * MINUTO,
      quantos: 10,
      situacaoDosLotes: 'LIBERADO_LEILAO',
      fim: (i) => agora + (i + 1) * ENTRE_FINS_MS,
    },
    {
      nome: `${evento} de seguradoras e frotas`,
      descricao: 'Veículos de seguradoras, com monta e laudo, e renovação de frota.',
      situacao: 'PRONTO',
      modalidade: 'SIMULTANEO',
      conducao: 'leiloeiro',
      inicio: futuro,
      visitacao: [dia(agora, 1, 9), dia(agora, 2, 17)],
      quantos: 9,
      situacaoDosLotes: 'LIBERADO_LEILAO',
      fim: () => null,
    },
    {
      nome: 'Pesados, máquinas e equipamentos',
      descricao: 'Caminhões, implementos e máquinas de canteiro.',
      situacao: 'PRONTO',
      modalidade: 'ONLINE',
      conducao: 'robo',
      inicio: agora - HORA,
      visitacao: [dia(agora, 2, 8), dia(agora, 5, 12)],
      quantos: 8,
      situacaoDosLotes: 'LIBERADO_LEILAO',
      fim: (i) => dia(agora, 6, 15) + i * 2 * MINUTO,
    },
    emPreparacao(agora),
    {
      nome: `${evento} de pátio`,
      descricao: 'Encerrado.',
      situacao: 'EXECUTADO',
      modalidade: 'ONLINE',
      conducao: 'robo',
      inicio: dia(agora, -9, 14),
      quantos: 3,
      situacaoDosLotes: 'NAO_ARREMATADO',
      fim: () => dia(agora, -9, 16),
    },
  ]
}

export async function semearLeiloes(
  tx: Tx,
  h: Hotsite,
  gente: Gente,
  bens: readonly BemSemeado[],
  agora: number,
): Promise<void> {
  let usados = 0
  for (const [i, plano] of planos(h, agora).entries()) {
    const leiId = await semearLeilao(tx, h, gente, plano, i)
    // The past one sells what is sold again now: its goods may be of any consignor.
    const meus =
      plano.situacao === 'EXECUTADO'
        ? bens.slice(0, plano.quantos)
        : bens.slice(usados, usados + plano.quantos)
    if (plano.situacao !== 'EXECUTADO') usados += plano.quantos
    for (const [j, b] of meus.entries()) await semearLote(tx, h, leiId, plano, b, j)
    await habilitar(tx, h.id, leiId, gente.clientes, new Date(agora))
  }
  await semearTextos(tx, h, h.tipo === 'loja' ? REGULAMENTO_DA_LOJA : REGULAMENTO)
}

export async function semearLeilao(tx: Tx, h: Hotsite, gente: Gente, p: Plano, i: number): Promise<number> {
  const leoId = gente.leiloeiros[i % gente.leiloeiros.length]
  const lrlId = gente.locais[i % gente.locais.length]
  if (leoId === undefined || lrlId === undefined)
    throw new Error('an auction needs an auctioneer and a place')
  const loja = h.tipo === 'loja'
  const { id } = await tx
    .insertInto('leilao')
    .values({
      hotId: h.id,
      nome: `${p.nome} - ${formatarData(p.inicio)}`,
      descricao: p.descricao,
      situacao: p.situacao,
      modalidade: p.modalidade,
      conducao: p.conducao,
      data: new Date(p.inicio),
      visitacaoInicio: p.visitacao ? new Date(p.visitacao[0]) : null,
      visitacaoFim: p.visitacao ? new Date(p.visitacao[1]) : null,
      iniciadoAt: p.situacao === 'AO_VIVO' ? new Date(p.inicio) : null,
      encerradoAt: p.situacao === 'EXECUTADO' ? new Date(p.inicio + 2 * HORA) : null,
      leiloeiroConfirmadoAt: p.situacao === 'EM_LOTEAMENTO' ? null : new Date(p.inicio - DIA),
      leoId,
      lrlId,
      porcentagemComissao: loja ? 3 : 5,
      taxaAdm: loja ? 0 : 45_000,
      segundoEntreLotes: 120,
      // The demonstration runs on any day; a real auction on a holiday needs the same word of a named person.
      conferirDia: false,
      liberacaoDiaMotivo: 'Demonstração',
      editalUrl: loja ? null : '/regulamento',
      regulamento: loja ? REGULAMENTO_DA_LOJA : REGULAMENTO,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const REGULAMENTO =
  'Os bens são vendidos no estado em que se encontram. A visitação é recomendada. O pagamento é feito em até dois dias, de conta do próprio comprador. Lances são irrevogáveis; o lance condicional depende da resposta do comitente.'

const REGULAMENTO_DA_LOJA =
  'Os bens são vendidos no estado em que se encontram. A visita é recomendada. O pagamento é feito em até dois dias, de conta do próprio comprador. A compra e a oferta são irrevogáveis; a oferta abaixo do preço do vendedor depende da resposta dele.'

export async function semearLote(
  tx: Tx,
  h: Hotsite,
  leiId: number,
  p: Plano,
  b: BemSemeado,
  i: number,
): Promise<{ readonly id: number; readonly uid: string }> {
  const fim = p.fim(i)
  const { v } = b
  const liberado = p.situacaoDosLotes === 'LIBERADO_LEILAO'
  return tx
    .insertInto('lote')
    .values({
      hotId: h.id,
      leiId,
      veiId: b.id,
      comId: b.comId,
      numero: String(i + 1).padStart(2, '0'),
      posicaoLeilao: i + 1,
      nome: `${v.marca} ${v.modelo} ${v.versao}`,
      descricao: v.descricao,
      situacao: p.situacaoDosLotes,
      tipoId: v.tipoId,
      tipoNegociacao: 'DISPUTA',
      dataInicio: new Date(p.inicio),
      dataFim: fim === null ? null : new Date(fim),
      minimo: v.minimo,
      incremento: v.incremento,
      valorComitente: v.valorComitente,
      // Every fourth lot can be bought at once; the brand with proposals takes them on every third.
      compreJa: liberado && i % 4 === 3 ? Math.round(v.valorMercado * 0.97) : null,
      valorProposta: h.propostas && liberado && i % 3 === 1 ? Math.round(v.minimo * 0.8) : null,
      despachante: v.placa ? 65_000 : 0,
      vistoria: v.placa ? 28_000 : 0,
      destaque: i < 4,
      situacaoDetran: sql`${JSON.stringify(v.placa ? detranDe(i) : [])}::jsonb`,
      carimbos: [
        ...(v.conservacao === 'SINISTRADO' ? ['Sinistrado'] : []),
        ...(v.conservacao === 'SUCATA' ? ['Sucata'] : []),
        ...(v.possuiChave ? [] : ['Sem chave']),
      ],
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
}

/** What Detran says of a registered vehicle; every fifth has a fine that the buyer takes over. */
const detranDe = (i: number): { rotulo: string; valor: string }[] => [
  { rotulo: 'IPVA', valor: 'Quitado até a data da venda' },
  { rotulo: 'Licenciamento', valor: i % 3 === 0 ? 'Por conta do comprador' : 'Quitado' },
  { rotulo: 'Multas', valor: i % 5 === 4 ? 'R$ 293,47 por conta do comprador' : 'Nada consta' },
  { rotulo: 'Restrições', valor: 'Nada consta' },
]

export async function habilitar(
  tx: Tx,
  hotId: number,
  leiId: number,
  clientes: readonly { readonly id: number }[],
  quando: Date,
): Promise<void> {
  const linhas = clientes.map((c) => ({
    hotId,
    leiId,
    cliId: c.id,
    situacao: 'APROVADA',
    tipo: 'POR_DOCUMENTO',
    solicitadaAt: quando,
    aceiteRegulamentoAt: quando,
    decididaAt: quando,
  }))
  if (linhas.length > 0) await tx.insertInto('habilitacao').values(linhas).execute()
}
