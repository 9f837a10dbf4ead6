// What a vehicle's form becomes in the table: references resolved, identifiers in their stored form, and every refusal
// tied to its field.
import type { DadosDoVeiculo } from '@martelo/contracts/veiculos/veiculo.schemas.ts'
import { conferirVeiculo } from '@martelo/domain/veiculos/conferir-veiculo.ts'
import { errosDosItens } from '@martelo/domain/veiculos/itens-detalhados.ts'
import { tipoDosItens } from '@martelo/domain/veiculos/itens-por-tipo-de-lote.ts'
import { tipoDeLote } from '@martelo/domain/lotes/tipos.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { acharRepetidos, ehAtivo } from './repetidos.sql.ts'

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
  'placaLocalidade',
  'contrato',
  'ultimoProprietarioNome',
  'comarca',
  'integracaoId',
  'integracaoSituacao',
  'spincar',
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
  const repetidos = await recusarRepetido(tx, hotId, conferido, veiId)
  const ligados = await ligacoesDe(tx, hotId, d)
  const {
    comitenteUid: _c,
    patioUid: _p,
    classificacaoUid: _v,
    carteiraUid: _k,
    unidadeNegocioUid: _u,
    itensDetalhados,
    ...resto
  } = d
  const textos = Object.fromEntries(TEXTOS.map((c) => [c, d[c] || null])) as Record<
    (typeof TEXTOS)[number],
    string | null
  >
  const { placa, placaChave, chassi, renavam, fipeCodigo, avisos } = conferido
  const itens = respostasDe(itensDetalhados)
  return {
    avisos: [...avisos, ...repetidos],
    itens,
    colunas: {
      ...resto,
      ...textos,
      ...ligados,
      ultimoProprietarioDocumento: soDigitos(d.ultimoProprietarioDocumento),
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

const soDigitos = (t: string | null | undefined): string | null => t?.replace(/[^0-9A-Za-z]/g, '') || null

/** Classification, portfolio and business unit by their uids; throws REFERENCIA for one of another house. */
async function ligacoesDe(tx: Tx, hotId: number, d: Dados) {
  const id = async (tabela: 'veiculoClassificacao' | 'carteira' | 'unidadeNegocio', uid: string | null) =>
    uid === null
      ? null
      : ((
          await tx
            .selectFrom(tabela)
            .select('id')
            .where('hotId', '=', hotId)
            .where('uid', '=', uid)
            .executeTakeFirst()
        )?.id ?? undefined)
  const vclId = await id('veiculoClassificacao', d.classificacaoUid)
  const carId = await id('carteira', d.carteiraUid)
  const unnId = await id('unidadeNegocio', d.unidadeNegocioUid)
  if (vclId === undefined || carId === undefined || unnId === undefined)
    throw new RecusaLancada(
      recusar('REFERENCIA', 'Classificação, carteira ou unidade de negócio não encontrada', {
        campos: {
          ...(vclId === undefined ? { classificacaoUid: 'Escolha a classificação' } : {}),
          ...(carId === undefined ? { carteiraUid: 'Escolha a carteira' } : {}),
          ...(unnId === undefined ? { unidadeNegocioUid: 'Escolha a unidade' } : {}),
        },
      }),
    )
  return { vclId, carId, unnId }
}

const CAMPO_EM_PALAVRAS = { placa: 'Placa', chassi: 'Chassi', renavam: 'RENAVAM' } as const

/** A second active record is refused; one that was sold or put aside is a warning. */
async function recusarRepetido(
  tx: Tx,
  hotId: number,
  v: { placaChave: string | null; chassi: string | null; renavam: string | null },
  veiId: number | null,
): Promise<string[]> {
  const outros = await acharRepetidos(tx, hotId, { ...v, excetoId: veiId })
  const ativo = outros.find((o) => ehAtivo(o.situacao))
  if (ativo === undefined)
    return outros.map((o) => `${CAMPO_EM_PALAVRAS[o.campo]} de um cadastro anterior: ${o.nome}.`)
  throw new RecusaLancada(
    recusar('REPETIDO', `${CAMPO_EM_PALAVRAS[ativo.campo]} já no estoque: ${ativo.nome}.`, {
      campos: { [ativo.campo]: `Já cadastrado em ${ativo.nome}` },
      dados: { uid: ativo.uid, nome: ativo.nome },
    }),
  )
}
