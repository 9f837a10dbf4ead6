// What was sold before the start: auctions that are over, with their bids, and what became of each purchase, so that
// every state of a sale, a payment and a pickup can be seen. The days are counted back from the start.
import { randomUUID } from 'node:crypto'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { resultadoPorTempo } from '@martelo/domain/pregao/resultado.ts'
import { CompiledQuery } from 'kysely'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'
import type { Servicos } from '../../../apps/server/src/core/servicos.ts'
import type { Hotsite } from '../../../apps/server/src/core/tenant/hotsites.ts'
import { fatosDoResultado } from '../../../apps/server/src/engines/lances/encerramento/encerrar-vencidos.sql.ts'
import { decidirLote, type LinhaDeLance } from '../../../apps/server/src/engines/lances/motor/decidir.ts'
import {
  chaveDosFatos,
  type Ligacao,
  lerFatos,
  lerLotes,
  type LoteDoMotor,
} from '../../../apps/server/src/engines/lances/motor/estado.sql.ts'
import { travarLote, transitarTravado } from '../../../apps/server/src/engines/lances/port.ts'
import { criarVendaDoLote } from '../../../apps/server/src/modules/vendas/door.ts'
import type { VeiculoDemo } from '../tipos.ts'
import { VEICULOS } from '../veiculos.ts'
import { type BemSemeado, semearOutroIgual } from './bens.ts'
import { type Desfecho, seguirCompra } from './compras.ts'
import type { FotoGuardada } from './fotos.ts'
import { habilitar, type Plano, semearLeilao, semearLote } from './leiloes.ts'
import { Passado } from './passado.ts'
import { semearAvaliacoes } from './avaliacoes.ts'
import { semearIncidentes } from './incidentes.ts'
import { semearPropostas } from './propostas.ts'
import { semearPrestacoes } from './prestacoes.ts'
import type { Gente } from './pessoas.ts'

const MINUTO = 60_000
const HORA = 60 * MINUTO
const DIA = 24 * HORA

type Fim =
  | { readonly quem: string; readonly vende: Desfecho }
  /** the highest bid stayed below the reserve */
  | { readonly quem: string; readonly vende: 'condicional' }
  | null

interface LeilaoPassado {
  readonly haDias: number
  readonly nome: string
  readonly descricao: string
  /** goods by their name in VEICULOS, in the order of the lots */
  readonly lotes: Readonly<Record<string, Fim>>
}

const [EU, SEGUNDO, TERCEIRO] = ['cliente@martelo.demo', 'cliente2@martelo.demo', 'cliente3@martelo.demo']

const PASSADOS: readonly LeilaoPassado[] = [
  {
    haDias: 11,
    nome: 'de frotas',
    descricao: 'Renovação de frota de empresas de logística e locação.',
    lotes: {
      'gol-trendline': { quem: EU, vende: 'concluida' },
      'kwid-intense': { quem: SEGUNDO, vende: 'retirada' },
      'sandero-expression': null,
    },
  },
  {
    haDias: 4,
    nome: 'de bancos e financeiras',
    descricao: 'Carros e motos de recuperação de financiamento.',
    lotes: {
      'argo-drive': { quem: EU, vende: 'terceiro' },
      'strada-volcano': { quem: TERCEIRO, vende: 'fechada' },
      'onix-lt': { quem: SEGUNDO, vende: 'agendada' },
      'cg160-titan': { quem: 'qualquer', vende: 'desistiu' },
    },
  },
  {
    haDias: 1,
    nome: 'de seguradoras',
    descricao: 'Carros recuperados, com laudo e documentos.',
    lotes: {
      'sandero-expression': { quem: EU, vende: 'boleto' },
    },
  },
  {
    haDias: 1,
    nome: 'de utilitários e seminovos',
    descricao: 'Veículos de trabalho e carros de passeio com laudo.',
    lotes: {
      'fiorino-evo': { quem: EU, vende: 'aguardando' },
      'creta-pulse': { quem: SEGUNDO, vende: 'comprovante' },
      'virtus-comfortline': { quem: TERCEIRO, vende: 'divergente' },
      'hb20-unique': { quem: EU, vende: 'condicional' },
      'xre-300': { quem: SEGUNDO, vende: 'condicional' },
      'renegade-sport': null,
    },
  },
]

/** 14:00 of Brasília, that many days ago; on the Saturday before when it was a Sunday. */
function inicioHa(agora: number, dias: number): number {
  const hoje = Math.floor((agora - 3 * HORA) / DIA) * DIA
  const alvo = hoje - dias * DIA
  return (new Date(alvo).getUTCDay() === 0 ? alvo - DIA : alvo) + 17 * HORA
}

interface Casa {
  readonly p: Passado
  readonly gente: Gente
  readonly fotos: ReadonlyMap<string, FotoGuardada>
  readonly clientes: readonly Comprador[]
  readonly agora: number
}

interface Comprador {
  readonly id: number
  readonly usuId: number
  readonly email: string
}

export async function semearVendas(
  tx: Tx,
  s: Servicos,
  h: Hotsite,
  gente: Gente,
  fotos: ReadonlyMap<string, FotoGuardada>,
  agora: number,
): Promise<void> {
  const clientes = await tx
    .selectFrom('cliente')
    .select(['id', 'usuId', 'email'])
    .where('hotId', '=', h.id)
    .where('documentoSituacao', '=', 'Aprovado')
    .orderBy('id')
    .execute()
  const p = new Passado(tx, s, h, agora)
  // Two brands have the whole story; the third, which is about automatic bids, what has not been collected yet.
  for (const [i, leilao] of (h.lanceAutomatico ? PASSADOS.slice(-3) : PASSADOS).entries())
    await semearPassado({ p, gente, fotos, clientes, agora }, leilao, i)
  await semearPrestacoes(p, agora)
  await semearIncidentes(p, agora)
  await semearAvaliacoes(p)
  await semearPropostas(p, agora)
}

async function semearPassado(casa: Casa, l: LeilaoPassado, ordem: number): Promise<void> {
  const { p, gente } = casa
  const h = p.hotsite
  const inicio = inicioHa(casa.agora, l.haDias)
  const plano: Plano = {
    nome: `${maiuscula(palavras(h.tipo === 'loja' ? 'loja' : 'leilao').leilao.um)} ${l.nome}`,
    descricao: l.descricao,
    situacao: 'AO_VIVO',
    modalidade: 'ONLINE',
    conducao: 'robo',
    inicio,
    quantos: Object.keys(l.lotes).length,
    situacaoDosLotes: 'LIBERADO_LEILAO',
    fim: (i) => inicio + 2 * HORA + i * 2 * MINUTO,
  }
  p.em(inicio - DIA)
  const leiId = await semearLeilao(p.tx, h, gente, plano, ordem)
  await habilitar(p.tx, h.id, leiId, casa.clientes, new Date(inicio - DIA))
  for (const [i, [codigo, fim]] of Object.entries(l.lotes).entries())
    await semearVendido(casa, { leiId, plano, codigo, fim, i, ordem })
  await p.tx
    .updateTable('leilao')
    .set({ situacao: 'EXECUTADO', encerradoAt: new Date(inicio + 2 * HORA + plano.quantos * 2 * MINUTO) })
    .where('id', '=', leiId)
    .execute()
}

interface LoteVendido {
  readonly leiId: number
  readonly plano: Plano
  readonly codigo: string
  readonly fim: Fim
  readonly i: number
  readonly ordem: number
}

async function semearVendido(casa: Casa, l: LoteVendido): Promise<void> {
  const { p } = casa
  const modelo = VEICULOS.find((v) => v.codigo === l.codigo)
  if (modelo === undefined) throw new Error(`no good of the demonstration is called ${l.codigo}`)
  const numero = l.ordem * 10 + l.i
  const bem: BemSemeado = await semearOutroIgual(p.tx, p.hotsite.id, casa.gente, modelo, numero, casa.fotos)
  const lote = await semearLote(p.tx, p.hotsite, l.leiId, l.plano, bem, l.i)
  const quem =
    l.fim === null
      ? undefined
      : (casa.clientes.find((c) => c.email === l.fim?.quem) ?? casa.clientes[3 + (numero % 4)])
  if (l.fim !== null && quem !== undefined) {
    const ateOnde = l.fim.vende === 'condicional' ? 0.93 : 1.02 + (numero % 3) * 0.03
    await disputar(casa, { ...l, uid: lote.uid, modelo, ateOnde, quem })
  }
  p.em(l.plano.fim(l.i) ?? p.agora)
  await bater(p, lote.id)
  if (l.fim === null || quem === undefined || l.fim.vende === 'condicional') return
  const ctx = await p.ctx(null)
  const venda = await criarVendaDoLote(ctx, p.tx, lote.id)
  if (venda === null) throw new Error(`lot ${lote.id} was not sold`)
  await seguirCompra(p, { id: venda.aviso.vndId, quem: quem.email, casa: casa.agora, vende: l.fim.vende })
}

interface Disputa extends LoteVendido {
  readonly uid: string
  readonly modelo: VeiculoDemo
  /** the last bid, as a part of the reserve */
  readonly ateOnde: number
  readonly quem: Comprador
}

/** The bids of an afternoon, judged and chained as the engine does it; the last one is `quem`'s. */
async function disputar(casa: Casa, d: Disputa): Promise<void> {
  const { p, clientes } = casa
  const hotId = p.hotsite.id
  const outros = clientes.filter((c) => c.id !== d.quem.id)
  const quantos = 5 + (d.i % 4)
  const todos = [...outros, d.quem].map((c) => ({ cliId: c.id, leiId: d.leiId }))
  const fatos = await lerFatos(ligacao(p.tx), todos)
  let lote = (await lerLotes(ligacao(p.tx), [d.uid]))[0]
  if (lote === undefined) throw new Error(`lot ${d.uid} is gone`)
  const linhas: LinhaDeLance[] = []
  for (let n = 0; n < quantos; n++) {
    const ultimo = n === quantos - 1
    const parte = n / (quantos - 1)
    const quem = ultimo ? d.quem : (outros[(d.i + n * 2) % outros.length] ?? d.quem)
    const { minimo, incremento } = d.modelo
    const valor =
      minimo + Math.round(((d.modelo.valorComitente * d.ateOnde - minimo) * parte) / incremento) * incremento
    const f = fatos.get(chaveDosFatos(quem.id, d.leiId))?.fatos
    if (f === undefined) throw new Error(`client ${quem.id} may not bid`)
    const pedido = {
      tipo: 'Manual' as const,
      lelUid: d.uid,
      hotId,
      usuId: quem.usuId,
      cliId: quem.id,
      ip: '127.0.0.1',
      chave: randomUUID(),
      confirmarValorAlto: true,
      valor,
    }
    const r = decidirLote(
      lote,
      [{ pedido, fatos: f }],
      d.plano.inicio + (10 + Math.round(parte * 95)) * MINUTO,
    )
    const decisao = r.decisoes[0]?.decisao
    if (decisao?.tipo !== 'aceito')
      throw new Error(`bid of ${valor} on ${d.codigo}: ${decisao?.recusa.codigo}`)
    linhas.push(...r.linhas)
    lote = r.depois
  }
  await gravarLances(p.tx, hotId, lote, linhas)
}

async function gravarLances(
  tx: Tx,
  hotId: number,
  depois: LoteDoMotor,
  linhas: readonly LinhaDeLance[],
): Promise<void> {
  const ultima = linhas.at(-1)
  await tx
    .insertInto('lance')
    .values(
      linhas.map(({ pedido: _, numero: _n, recibo, instante, reservaAte: _a, situacao, ...l }) => ({
        ...l,
        hash: Buffer.from(recibo, 'hex'),
        lelId: depois.lelId,
        hotId,
        situacao: l.seq === ultima?.seq ? situacao : 'superado',
        data: new Date(instante),
      })),
    )
    .execute()
  const { estado, contagem } = depois
  await tx
    .updateTable('lote')
    .set({
      lanceSeq: estado.seq,
      lanceValor: estado.valor,
      lanceCliId: depois.liderId,
      lanceTipo: depois.tipoDoUltimo,
      lanceAt: depois.lanceEm === null ? null : new Date(depois.lanceEm),
      lanceQuantidade: contagem.total,
      qtdManuais: contagem.manuais,
      hashUltimo: depois.hash === null ? null : Buffer.from(depois.hash, 'hex'),
    })
    .where('id', '=', depois.lelId)
    .execute()
}

/** The end of a lot by its clock, as the closing clock does it. */
async function bater(p: Passado, lelId: number): Promise<void> {
  const lote = await travarLote(p.tx, p.hotsite.id, lelId)
  if (lote === null) throw new Error(`lot ${lelId} is gone`)
  const { evento } = resultadoPorTempo(fatosDoResultado(lote))
  const r = await transitarTravado(p.tx, await p.ctx(null), lote, { lelId, evento, quem: ['sistema'] })
  if (!r.pode) throw new Error(`lot ${lelId} could not end: ${r.motivo}`)
}

/** The engine reads by plain queries; here they belong to the seeding's transaction. */
function ligacao(tx: Tx): Ligacao {
  const nua = tx.withoutPlugins()
  const query = async ({ text, values }: { text: string; values: readonly unknown[] }) => ({
    rows: (await nua.executeQuery(CompiledQuery.raw(text, [...values]))).rows,
  })
  return { query } as unknown as Ligacao
}
