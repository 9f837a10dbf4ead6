// A statement in, proposals out. What cannot be read is said at its line; the rest is kept.
import { importarExtrato } from '@martelo/contracts/pagamentos/importar-extrato.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { lerOfx } from '@martelo/domain/extratos/ler-ofx.ts'
import { lerTabela } from '@martelo/domain/extratos/ler-tabela.ts'
import {
  type ExtratoLido,
  MAXIMO_DE_LINHAS,
  type TipoDeExtrato,
} from '@martelo/domain/extratos/entrada-do-extrato.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { lerPlanilha } from '../veiculos/door.ts'
import { guardarExtrato, lerExtrato } from './extratos.sql.ts'

const semArquivo = (frase: string) => new RecusaLancada(recusar('ARQUIVO', frase))

handle(importarExtrato, async (ctx, { body, arquivos }) => {
  const [enviado] = arquivos
  if (enviado === undefined) throw semArquivo('Escolha um arquivo')
  const { tipo, lido } = await lerArquivo(enviado.bytes, body.conteudo, diaEmBrasilia(ctx.agora))
  if (lido.linhas.length === 0 && lido.erros.length === 0)
    throw semArquivo('O arquivo não traz entradas de dinheiro')
  if (lido.linhas.length > MAXIMO_DE_LINHAS)
    throw semArquivo(`O arquivo tem mais de ${MAXIMO_DE_LINHAS} entradas. Divida em arquivos menores.`)
  const hotId = ctx.hotsite.id
  const { usuId } = exigirSessao(ctx)
  const nome = enviado.nome.slice(0, 200) || 'extrato'
  const uid = await ctx.tx((tx) =>
    guardarExtrato(tx, hotId, { tipo, nome, usuId, linhas: lido.linhas, erros: lido.erros.slice(0, 200) }),
  )
  const guardado = await ctx.ler((tx) => lerExtrato(tx, hotId, uid))
  if (guardado === undefined) throw new Error('the statement just kept is not there')
  return guardado
})

async function lerArquivo(
  bytes: Buffer,
  conteudo: 'extrato' | 'planilha',
  hoje: string,
): Promise<{ readonly tipo: TipoDeExtrato; readonly lido: ExtratoLido }> {
  if (conteudo === 'extrato' && /OFXHEADER|<OFX>/i.test(bytes.subarray(0, 2000).toString('latin1'))) {
    const ofx = lerOfx(textoDe(bytes))
    if (ofx === null) throw semArquivo('O arquivo OFX está incompleto: baixe-o de novo no banco')
    return { tipo: 'OFX', lido: ofx }
  }
  const r = await lerPlanilha(bytes)
  if (!r.ok) throw semArquivo(r.mensagem)
  const tipo = conteudo === 'planilha' ? 'PLANILHA' : 'CSV'
  const rows = r.planilha.linhas.map((l) => ({ numero: l.numero, valores: l.valores.map(celula) }))
  const lido = lerTabela(rows, tipo, hoje)
  if (lido !== null) return { tipo, lido }
  throw semArquivo(
    tipo === 'CSV'
      ? 'Não achei as colunas Data e Valor no arquivo'
      : 'Não achei as colunas Venda e Valor na planilha',
  )
}

const celula = (v: unknown): string =>
  v instanceof Date
    ? v.toISOString()
    : typeof v === 'number'
      ? v.toFixed(2).replace(/\.00$/, '')
      : String(v ?? '')

/** Banks write UTF-8 or Windows-1252; what is no UTF-8 is the other one. */
function textoDe(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
