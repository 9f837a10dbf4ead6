// The yards from the inside: a plan for each, a stay for each vehicle that stands there, keys, services with their time
// promised, and what a day costs. Seeded last, so that stays agree with what became of the goods.
import { randomInt } from 'node:crypto'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { novoCodigoDeChave } from '@martelo/domain/estadias/chave-da-estadia.ts'
import { HORAS_PROMETIDAS, type TipoDeServico } from '@martelo/domain/estadias/servicos-da-estadia.ts'
import { novoSetor } from '@martelo/domain/estadias/planta-do-patio.ts'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'
import type { EstadiaServico } from '../../../apps/server/src/core/database/schema.gen.ts'

const DIA = 86_400_000
const HORA = 3_600_000

interface Parado {
  veiId: number
  comId: number
  patId: number
  entregue: boolean
  agendado: boolean
}

export async function semearEstadias(tx: Tx, hotId: number, agora: number): Promise<void> {
  const patios = await tx.selectFrom('patio').select('id').where('hotId', '=', hotId).orderBy('id').execute()
  const vagas = new Map<number, number[]>()
  for (const p of patios) vagas.set(p.id, await semearPlanta(tx, hotId, p.id))
  await tx
    .insertInto('tabelaDiaria')
    .values({
      hotId,
      nome: 'Diária da casa',
      desde: diaEmBrasilia(agora - 400 * DIA),
      diaria: 35_00,
      diasLivres: 30,
      quemPaga: 'ambos',
    })
    .execute()
  const { rows } = await sql<Parado>`
    select v.id as vei_id, v.com_id, v.pat_id, v.situacao = 'ENTREGUE' as entregue,
      exists (select from lote l join venda_item i on i.lel_id = l.id join agendamento g on g.item_id = i.id where l.vei_id = v.id and g.situacao = 'agendado') as agendado
    from veiculo v where v.hot_id = ${hotId} and v.pat_id is not null order by v.id`.execute(tx)
  const equipe = await tx
    .selectFrom('usuario')
    .select('id')
    .where('hotId', '=', hotId)
    .where('email', '=', 'patio@martelo.demo')
    .executeTakeFirstOrThrow()
  const estadias = await tx
    .insertInto('estadia')
    .values(rows.map((v, i) => linhaDaEstadia(v, i, { hotId, agora, usuId: equipe.id, vagas })))
    .returning(['id', 'situacao'])
    .execute()
  await semearServicos(
    tx,
    hotId,
    estadias.filter((e) => e.situacao !== 'FINALIZADA').map((e) => e.id),
    { agora, usuId: equipe.id },
  )
}

interface Quem {
  readonly hotId: number
  readonly agora: number
  readonly usuId: number
  readonly vagas: ReadonlyMap<number, number[]>
}

function linhaDaEstadia(v: Parado, i: number, { hotId, agora, usuId, vagas }: Quem) {
  const entrada = new Date(agora - (12 + ((i * 7) % 34)) * DIA - (i % 5) * HORA)
  const saida = v.entregue ? new Date(agora - 2 * DIA) : null
  return {
    hotId,
    veiId: v.veiId,
    comId: v.comId,
    patId: v.patId,
    situacao: v.entregue ? 'FINALIZADA' : v.agendado ? 'AGUARDANDO_SAIDA' : 'EM_PATIO',
    codigoChave: novoCodigoDeChave(() => randomInt(2 ** 32) / 2 ** 32),
    // Every seventh waits for its place.
    vagaId: v.entregue || i % 7 === 6 ? null : (vagas.get(v.patId)?.shift() ?? null),
    diaInicio: entrada,
    diaFim: saida,
    finalizadoAt: saida,
    finalizadoByUsuId: saida === null ? null : usuId,
    createdAt: entrada,
    createdBy: usuId,
    updatedAt: saida ?? entrada,
  }
}

async function semearPlanta(tx: Tx, hotId: number, patId: number): Promise<number[]> {
  const setores = [
    { setor: 'A', linhas: 3, colunas: 8, desdeLinha: 1, desdeColuna: 1 },
    { setor: 'B', linhas: 2, colunas: 8, desdeLinha: 5, desdeColuna: 1 },
  ]
  const linhas = setores.flatMap((s) =>
    novoSetor(s).map((v) => ({ ...v, hotId, patId, coberta: s.setor === 'B' })),
  )
  return (await tx.insertInto('vaga').values(linhas).returning('id').execute()).map((v) => v.id)
}

const PEDIDOS: readonly (readonly [TipoDeServico, string, number])[] = [
  ['Foto', 'Refazer as fotos do painel', -30],
  ['Vídeo', 'Motor ligado, volta completa', -3],
  ['Verificação', 'Conferir o número do motor', -1],
  ['Recortar Chassi', 'Decalque para o despachante', -20],
  ['Vistoria', 'Vistoria de entrada', -2],
]

async function semearServicos(
  tx: Tx,
  hotId: number,
  estadias: readonly number[],
  { agora, usuId }: { agora: number; usuId: number },
): Promise<void> {
  const servicos = PEDIDOS.flatMap(([tipoServico, observacao, haHoras], i): Insertable<EstadiaServico>[] => {
    const estId = estadias[i * 3]
    const quando = agora + haHoras * HORA
    return estId === undefined
      ? []
      : [
          {
            hotId,
            estId,
            tipoServico,
            observacao,
            usuId: i % 2 === 0 ? usuId : null,
            solicitadoBy: usuId,
            solicitadoAt: new Date(quando),
            prometidoAt: new Date(quando + HORAS_PROMETIDAS[tipoServico] * HORA),
            situacao: 'SOLICITADO',
            agendadoAt: null,
          },
        ]
  })
  const visita = estadias[1]
  if (visita !== undefined)
    servicos.push({
      hotId,
      estId: visita,
      tipoServico: 'Agendamento',
      observacao: 'Visita de um interessado, com acompanhante',
      usuId: null,
      solicitadoBy: usuId,
      solicitadoAt: new Date(agora - 26 * HORA),
      prometidoAt: new Date(agora + 2 * HORA),
      situacao: 'AGENDADO',
      agendadoAt: new Date(agora + 2 * HORA),
    })
  if (servicos.length > 0) await tx.insertInto('estadiaServico').values(servicos).execute()
}
