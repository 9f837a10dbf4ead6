// A yard's opening hours, capacity, recess and holidays in the shape of the domain's agenda.
import { montarCalendario, type Recesso } from '@martelo/domain/calendario/dias-uteis.ts'
import { type Feriado, feriadosDosAnos } from '@martelo/domain/calendario/feriados.ts'
import type { Dia } from '@martelo/domain/calendario/dia.ts'
import { somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { AgendaDoPatio } from '@martelo/domain/entregas/agenda-do-patio.ts'
import type { VisitasDoPatio } from '@martelo/domain/visitacoes/horarios-de-visita.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface PatioComAgenda {
  readonly id: number
  readonly uid: string
  readonly nome: string
  readonly cidade: string
  readonly uf: string
  readonly endereco: string
  readonly capacidade: number
  readonly agenda: AgendaDoPatio
  readonly visitas: VisitasDoPatio
}

/** The yard with its agenda for days around `hoje`; undefined when it is not of this hotsite or not in use. */
export async function lerPatioComAgenda(
  tx: Tx,
  hotId: number,
  por: { readonly id: number } | { readonly uid: string },
  hoje: Dia,
): Promise<PatioComAgenda | undefined> {
  const base = tx
    .selectFrom('patio')
    .select([
      'id',
      'uid',
      'nome',
      'cidade',
      'uf',
      'endereco',
      'abre',
      'fecha',
      'diasSemana',
      'intervaloMinutos',
      'capacidade',
      'visitasPorHorario',
      'visitaAbre',
      'visitaFecha',
    ])
    .where('hotId', '=', hotId)
    .where('ativo', '=', true)
  const p = await ('id' in por
    ? base.where('id', '=', por.id)
    : base.where('uid', '=', por.uid)
  ).executeTakeFirst()
  if (p === undefined) return undefined
  const hora = (h: unknown): string => String(h).slice(0, 5)
  const expediente = { inicio: hora(p.abre), fim: hora(p.fecha) }
  const calendario = montarCalendario('operacional', await feriadosDe(tx, p, hoje), {
    // Holidays of a municipality are kept by city here; the domain tells them apart by a key of the same kind.
    local: { uf: p.uf, ibge: `${p.uf}/${p.cidade}` },
    recessos: await recessosDe(tx, hotId, p.id, hoje),
    semana: p.diasSemana,
  })
  return {
    id: p.id,
    uid: p.uid,
    nome: p.nome,
    cidade: p.cidade,
    uf: p.uf,
    endereco: p.endereco,
    capacidade: p.capacidade,
    visitas: {
      porHorario: p.visitasPorHorario,
      abre: p.visitaAbre === null ? null : hora(p.visitaAbre),
      fecha: p.visitaFecha === null ? null : hora(p.visitaFecha),
    },
    agenda: {
      expediente: Object.fromEntries(p.diasSemana.map((d) => [d, [expediente]])),
      capacidade: p.capacidade,
      duracaoMinutos: p.intervaloMinutos,
      calendario,
    },
  }
}

async function feriadosDe(tx: Tx, p: { uf: string; cidade: string }, hoje: Dia): Promise<Feriado[]> {
  const ano = Number(hoje.slice(0, 4))
  const locais = await tx
    .selectFrom('feriado')
    .select(['data', 'nome', 'ambito', 'uf', 'cidade'])
    .where('ambito', 'in', ['estadual', 'municipal', 'nacional'])
    .where('uf', 'in', [p.uf, ''])
    .execute()
  return [
    ...feriadosDosAnos(ano - 1, ano + 1),
    ...locais.map(
      (f): Feriado => ({
        dia: String(f.data),
        nome: f.nome,
        ambito: f.ambito === 'estadual' ? 'estadual' : f.ambito === 'municipal' ? 'municipal' : 'nacional',
        uf: f.uf,
        ibge: `${f.uf}/${f.cidade}`,
      }),
    ),
  ]
}

async function recessosDe(tx: Tx, hotId: number, patId: number, hoje: Dia): Promise<Recesso[]> {
  const r = await sql<{ inicio: string; fim: string; motivo: string }>`
    select lower(periodo) as inicio, upper(periodo) - 1 as fim, motivo from patio_recesso
    where hot_id = ${hotId} and pat_id = ${patId} and upper(periodo) > ${somarDias(hoje, -31)}::date`.execute(
    tx,
  )
  return r.rows
}
