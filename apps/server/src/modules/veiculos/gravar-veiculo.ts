// What a vehicle's form becomes in the table: references resolved, identifiers in their stored form, and every refusal
// tied to its field.
import type { DadosDoVeiculo } from '@martelo/contracts/veiculos/veiculo.schemas.ts'
import { conferirVeiculo } from '@martelo/domain/veiculos/conferir-veiculo.ts'
import { errosDosItens } from '@martelo/domain/veiculos/itens-detalhados.ts'
import { tipoDosItens } from '@martelo/domain/veiculos/itens-por-tipo-de-lote.ts'
import { tipoDeLote } from '@martelo/domain/lotes/tipos.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'

type Dados = z.infer<typeof DadosDoVeiculo>

const TEXTOS = [
  'versaoModelo',
  'cor',
  'numeroMotor',
  'cambio',
  'sinistro',
  'fipeNome',
  'laudoCautelarObservacao',
  'observacoes',
  'videoUrl',
  'cidade',
] as const

type ItensGuardados = Readonly<Record<string, unknown>>

/** The answers that the form knows. Other programs (an inspection) may have stored more beside them. */
export function respostasDe(guardados: unknown): Record<string, string> {
  const itens = Object.entries((guardados ?? {}) as ItensGuardados)
  return Object.fromEntries(
    itens.filter((e): e is [string, string] => typeof e[1] === 'string' && e[1] !== ''),
  )
}
/** What stands beside the answers, kept as it is when they are saved. */
export function foraDoFormulario(guardados: unknown): ItensGuardados {
  return Object.fromEntries(
    Object.entries((guardados ?? {}) as ItensGuardados).filter(([, v]) => typeof v !== 'string'),
  )
}

/** Column values and warnings; throws REFERENCIA, IDENTIFICADOR or REPETIDO. `veiId`: the vehicle itself, when it exists. */
export async function colunasDoVeiculo(tx: Tx, hotId: number, d: Dados, veiId: number | null) {
  const conferido = conferirVeiculo(d)
  const tipoItens = tipoDosItens(d.tipoId)
  const erros: Record<string, string> = { ...conferido.erros }
  if (tipoItens !== null)
    for (const e of errosDosItens(tipoItens, d.itensDetalhados))
      erros[`itensDetalhados.${e.campo}`] =
        e.motivo === 'valor-invalido' ? 'Resposta inválida' : 'Item desconhecido'
  if (Object.keys(erros).length > 0)
    throw new RecusaLancada(recusar('IDENTIFICADOR', Object.values(erros), { campos: erros }))
  const com = await tx
    .selectFrom('comitente')
    .select('id')
    .where('hotId', '=', hotId)
    .where('uid', '=', d.comitenteUid)
    .executeTakeFirst()
  const pat =
    d.patioUid === null
      ? null
      : await tx
          .selectFrom('patio')
          .select('id')
          .where('hotId', '=', hotId)
          .where('uid', '=', d.patioUid)
          .executeTakeFirst()
  if (com === undefined || pat === undefined || tipoDeLote(d.tipoId) === null)
    throw new RecusaLancada(
      recusar('REFERENCIA', 'Comitente, pátio ou tipo não encontrado', {
        campos: {
          ...(com === undefined ? { comitenteUid: 'Escolha o comitente' } : {}),
          ...(pat === undefined ? { patioUid: 'Escolha o pátio' } : {}),
          ...(tipoDeLote(d.tipoId) === null ? { tipoId: 'Escolha o tipo' } : {}),
        },
      }),
    )
  await recusarRepetido(tx, hotId, conferido, veiId)
  const { comitenteUid: _c, patioUid: _p, itensDetalhados, ...resto } = d
  const textos = Object.fromEntries(TEXTOS.map((c) => [c, d[c] || null])) as Record<
    (typeof TEXTOS)[number],
    string | null
  >
  const { placa, placaChave, chassi, renavam, fipeCodigo, avisos } = conferido
  const itens = respostasDe(itensDetalhados)
  return {
    avisos: [...avisos],
    itens,
    colunas: {
      ...resto,
      ...textos,
      placa,
      placaChave,
      chassi,
      renavam,
      fipeCodigo,
      comId: com.id,
      patId: pat?.id ?? null,
    },
  }
}

async function recusarRepetido(
  tx: Tx,
  hotId: number,
  v: { chassi: string | null; renavam: string | null },
  veiId: number | null,
): Promise<void> {
  const { rows } = await sql<{ nome: string; chassi: string | null }>`
    select nome, chassi from veiculo where hot_id = ${hotId} and id <> ${veiId ?? 0}
      and (chassi = ${v.chassi} or renavam = ${v.renavam}) limit 1`.execute(tx)
  const outro = rows[0]
  if (outro === undefined) return
  const campo = outro.chassi !== null && outro.chassi === v.chassi ? 'chassi' : 'renavam'
  throw new RecusaLancada(
    recusar('REPETIDO', `${campo === 'chassi' ? 'Chassi' : 'RENAVAM'} já cadastrado: ${outro.nome}.`, {
      campos: { [campo]: `Já cadastrado em ${outro.nome}` },
    }),
  )
}
