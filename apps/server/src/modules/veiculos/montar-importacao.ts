// From the rows kept with an import to the preview that the screen shows: compared with the house's records as they are
// now. Showing and confirming both come through here, so that what is saved is what was shown or nothing.
import type { Importacao } from '@martelo/contracts/veiculos/importacao.schemas.ts'
import type { DireitosSobreValores } from '@martelo/domain/lotes/acoes.ts'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { direitosSobreValores } from '../lotes/door.ts'
import { COLUNAS, type ColunaMapeada } from './importacao/colunas.ts'
import type { LinhaInterpretada } from './importacao/interpretar-linha.ts'
import {
  type Acao,
  chavesParaBuscar,
  type LinhaDaPrevia,
  montarPrevia,
  type Previa,
  tituloDoCampo,
} from './importacao/previa.ts'
import {
  buscarEm,
  type Candidato,
  impedimentoDaMudanca,
  type ImportacaoLida,
  lerCandidatos,
} from './importacao.sql.ts'
import { lerReferencias, type Referencias } from './referencias-da-importacao.ts'

export interface Opcoes {
  readonly comitenteUid?: string | undefined
  readonly patioUid?: string | undefined
  readonly tipoId?: number | undefined
}
export interface MapeamentoGuardado {
  readonly colunas: readonly ColunaMapeada[]
  readonly linhaDoCabecalho: number | null
  readonly abas: readonly string[]
  readonly aba: string | null
}
export interface Resultado {
  readonly veiculosNovos: number
  readonly veiculosMudados: number
  readonly lotesNovos: number
  readonly lotesMudados: number
  readonly erros: number
}

/** What a preview is made from, as it is kept (JSON) or about to be. */
export interface OqueSeCompara {
  readonly leiId: number | null
  readonly linhas: unknown
  readonly opcoes: unknown
  readonly mapeamento: unknown
  readonly arquivoHash: string
}

export interface PreviaPronta {
  readonly previa: Previa
  readonly candidatos: readonly Candidato[]
  readonly referencias: Referencias
  /** changes when anything that would be saved changes */
  readonly selo: string
}

const semUndefined = <T extends object>(o: T): T =>
  Object.fromEntries(Object.entries(o).filter(([, v]) => v !== undefined)) as T

export async function prepararPrevia(ctx: Ctx, tx: Tx, i: OqueSeCompara): Promise<PreviaPronta> {
  const hotId = ctx.hotsite.id
  const linhas = i.linhas as LinhaInterpretada[]
  const opcoes = i.opcoes as Opcoes
  const referencias = await lerReferencias(tx, hotId)
  const candidatos = await lerCandidatos(tx, hotId, i.leiId, chavesParaBuscar(linhas))
  const comLotes = i.leiId !== null
  const crua = montarPrevia(linhas, {
    hash: i.arquivoHash,
    comLotes,
    buscar: buscarEm(candidatos, comLotes),
    padroes: semUndefined({
      comitente: referencias.comitentes.find((c) => c.uid === opcoes.comitenteUid)?.nome,
      patio: referencias.patios.find((p) => p.uid === opcoes.patioUid)?.nome,
      tipoId: opcoes.tipoId,
    }),
  })
  const mapeamento = i.mapeamento as MapeamentoGuardado
  const limpa = { ...crua, linhas: crua.linhas.map((l) => semRepetirFaltas(l, mapeamento)) }
  const previa = comRegras(limpa, candidatos, direitosSobreValores(ctx))
  return { previa, candidatos, referencias, selo: seloDaPrevia(previa) }
}

/** Rows that would change values which this session may not change become errors. */
function comRegras(previa: Previa, candidatos: readonly Candidato[], pode: DireitosSobreValores): Previa {
  const porUid = new Map(candidatos.map((c) => [c.veiculo.uid, c]))
  const linhas = previa.linhas.map((l): LinhaDaPrevia => {
    if (l.acao !== 'atualiza') return l
    const c = porUid.get(l.veiUid ?? '')
    const motivo = c
      ? impedimentoDaMudanca(
          c,
          l.mudancas.map((m) => m.campo),
          pode,
        )
      : null
    if (motivo === null) return l
    const erro = { linha: l.linha, coluna: null, titulo: '', valor: '', mensagem: motivo }
    return { ...l, acao: 'erro', erros: [...l.erros, erro] }
  })
  const contar = (a: Acao): number => linhas.filter((l) => l.acao === a).length
  return {
    ...previa,
    linhas,
    totais: {
      ...previa.totais,
      novo: contar('novo'),
      atualiza: contar('atualiza'),
      erro: contar('erro'),
      ignora: contar('ignora'),
    },
  }
}

/** Fields in one order: what comes back from jsonb has another one than what went in. */
const emOrdem = (o: object): [string, unknown][] =>
  Object.entries(o).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))

function seloDaPrevia(p: Previa): string {
  const oque = p.linhas.map((l) => [
    l.linha,
    l.acao,
    l.veiUid,
    l.lelUid,
    l.mudancas.map((m) => `${m.campo}:${m.de}>${m.para}`).toSorted(),
    l.acao === 'novo' ? [emOrdem(l.dados.valores), emOrdem(l.dados.itens)] : null,
  ])
  return createHash('sha256').update(JSON.stringify(oque)).digest('hex').slice(0, 32)
}

/** A cell that could not be read is told once: that its field is then missing follows from it. */
function semRepetirFaltas(l: LinhaDaPrevia, m: MapeamentoGuardado): LinhaDaPrevia {
  const ilegiveis = new Set(
    l.erros.flatMap((e) => {
      const chave = m.colunas.find((c) => c.letra === e.coluna)?.chave
      return chave ? [tituloDoCampo(chave)] : []
    }),
  )
  if (ilegiveis.size === 0) return l
  return { ...l, erros: l.erros.filter((e) => e.coluna !== null || !ilegiveis.has(e.titulo)) }
}

/** Rows that the screen gets: those with errors first when there are too many to send. */
const MAXIMO_MOSTRADO = 2000

export async function apresentarImportacao(
  ctx: Ctx,
  tx: Tx,
  i: ImportacaoLida,
  pronta: PreviaPronta,
): Promise<z.infer<typeof Importacao>> {
  const leilao =
    i.leiId === null
      ? null
      : await tx
          .selectFrom('leilao')
          .select(['id', 'nome'])
          .where('hotId', '=', ctx.hotsite.id)
          .where('id', '=', i.leiId)
          .executeTakeFirstOrThrow()
  const m = i.mapeamento as unknown as MapeamentoGuardado
  const opcoes = i.opcoes as Opcoes
  const { linhas, totais } = pronta.previa
  const mostradas =
    linhas.length <= MAXIMO_MOSTRADO
      ? linhas
      : [...linhas.filter((l) => l.acao === 'erro'), ...linhas.filter((l) => l.acao !== 'erro')].slice(
          0,
          MAXIMO_MOSTRADO,
        )
  return {
    uid: i.uid,
    situacao: i.situacao as 'previa' | 'confirmada' | 'descartada',
    nomeArquivo: i.nomeArquivo,
    formato: i.formato,
    leilao,
    comitenteUid: opcoes.comitenteUid ?? null,
    patioUid: opcoes.patioUid ?? null,
    tipoId: opcoes.tipoId ?? null,
    criadaAt: iso(i.criadaAt),
    confirmadaAt: iso(i.confirmadaAt),
    colunas: [...m.colunas],
    conhecidas: COLUNAS.map((c) => ({ chave: c.chave, titulo: c.titulo })),
    linhaDoCabecalho: m.linhaDoCabecalho,
    abas: [...m.abas],
    aba: m.aba,
    totais,
    linhas: mostradas.map(apresentarLinha),
    resultado: (i.resultado as Resultado | null) ?? null,
  }
}

function apresentarLinha(l: LinhaDaPrevia): z.infer<typeof Importacao>['linhas'][number] {
  return {
    linha: l.linha,
    acao: l.acao,
    motivo: l.motivo,
    titulo: l.titulo,
    numero: l.dados.valores.numero ?? null,
    minimo: l.dados.valores.minimo ?? null,
    mudancas: [...l.mudancas],
    erros: [...l.erros],
    avisos: [...l.avisos],
  }
}
