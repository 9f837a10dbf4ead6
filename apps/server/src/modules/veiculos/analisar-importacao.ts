// A file and the person's choices become the rows that are kept with the import. Nothing of the catalogue is written.
import type { Ctx } from '../../core/http/contexto.ts'
import type { Tx } from '../../core/database/database.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { analisarArquivo } from './importacao/analisar-arquivo.ts'
import type { MapeamentoExplicito } from './importacao/colunas.ts'
import type { LinhaInterpretada } from './importacao/interpretar-linha.ts'
import type { MapeamentoGuardado, Opcoes } from './montar-importacao.ts'
import { lerReferencias, resolverReferencias } from './referencias-da-importacao.ts'

export interface Escolhas {
  readonly mapeamento?: MapeamentoExplicito | undefined
  readonly aba?: string | undefined
  readonly linhaDoCabecalho?: number | undefined
}

export interface Analisado {
  readonly hash: string
  readonly formato: string
  readonly mapeamento: MapeamentoGuardado
  readonly linhas: readonly LinhaInterpretada[]
}

/** Reads the file in its thread and puts the house's own names into the rows; throws the refusal ARQUIVO. */
export async function analisar(ctx: Ctx, bytes: Uint8Array, e: Escolhas): Promise<Analisado> {
  const anoCorrente = new Date(ctx.agora).getFullYear()
  const r = await analisarArquivo(bytes, {
    anoCorrente,
    ...(e.aba === undefined ? {} : { aba: e.aba }),
    ...(e.mapeamento === undefined ? {} : { mapeamento: e.mapeamento }),
    ...(e.linhaDoCabecalho === undefined ? {} : { linhaDoCabecalho: e.linhaDoCabecalho }),
  })
  if (!r.ok) throw new RecusaLancada(recusar('ARQUIVO', r.mensagem))
  const { arquivo } = r
  const colunas = arquivo.mapeamento?.colunas ?? []
  const letra = (campo: string): string | null => colunas.find((c) => c.chave === campo)?.letra ?? null
  const referencias = await ctx.ler((tx) => lerReferencias(tx, ctx.hotsite.id))
  return {
    hash: r.hash,
    formato: arquivo.formato,
    mapeamento: {
      colunas,
      linhaDoCabecalho: arquivo.mapeamento?.linhaDoCabecalho ?? null,
      abas: arquivo.planilha?.abas ?? [],
      aba: arquivo.planilha?.aba ?? null,
    },
    linhas: resolverReferencias(arquivo.linhas, referencias, letra),
  }
}

/** The auction and the defaults must be this hotsite's; throws the refusal REFERENCIA. */
export async function conferirOpcoes(
  ctx: Ctx,
  tx: Tx,
  o: Opcoes & { leiId?: number | undefined },
): Promise<void> {
  const hotId = ctx.hotsite.id
  const falta: Record<string, string> = {}
  if (
    o.leiId !== undefined &&
    !(await tx
      .selectFrom('leilao')
      .select('id')
      .where('hotId', '=', hotId)
      .where('id', '=', o.leiId)
      .executeTakeFirst())
  )
    falta.leiId = 'Leilão não encontrado'
  const { comitentes, patios } = await lerReferencias(tx, hotId)
  if (o.comitenteUid !== undefined && !comitentes.some((c) => c.uid === o.comitenteUid))
    falta.comitenteUid = 'Comitente não encontrado'
  if (o.patioUid !== undefined && !patios.some((p) => p.uid === o.patioUid))
    falta.patioUid = 'Pátio não encontrado'
  if (Object.keys(falta).length > 0)
    throw new RecusaLancada(recusar('REFERENCIA', Object.values(falta), { campos: falta }))
}
