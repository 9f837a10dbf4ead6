// A bank's file: shown first, then applied line by line, each in its own transaction. A process that dies halfway goes on where
// it stopped when the file is sent again: a line that is written was applied.
import { createHash } from 'node:crypto'
import { processarRetorno } from '@martelo/contracts/boletos/processar-retorno.contract.ts'
import { lerRetorno } from '@martelo/domain/boletos/cnab/retorno.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { abrirRetorno, aplicarLinha, lerArquivo, somarRetorno, verLinha } from './retorno-do-banco.ts'

handle(processarRetorno, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const lido = lerRetorno(body.conteudo)
  if (lido.banco === '')
    return recusar('ARQUIVO', lido.erros[0]?.erro ?? 'Arquivo ilegível.', {
      campos: { conteudo: lido.erros[0]?.erro ?? 'Arquivo ilegível.' },
    })
  const resumo = createHash('sha256').update(body.conteudo).digest('hex')
  const antes = await ctx.ler((tx) => lerArquivo(tx, hotId, resumo))
  let aplicadas = 0
  let ret: { id: number } | undefined = antes
  // A file with an error is shown and not applied: the bank sends it again whole.
  if (!body.previa && lido.erros.length === 0) {
    const id = await abrirRetorno(ctx, resumo, body.nome, lido)
    ret = { id }
    for (const r of lido.registros) if (await aplicarLinha(ctx, lido.banco, id, r)) aplicadas += 1
    await ctx.tx((tx) => somarRetorno(tx, hotId, id))
  }
  const linhas = await ctx.ler(async (tx) => {
    const vistas = []
    for (const r of lido.registros) {
      const v = await verLinha(tx, hotId, lido.banco, ret, r)
      vistas.push({
        linha: r.linha,
        ocorrencia: r.ocorrencia,
        rotulo: r.rotulo,
        nossoNumero: r.nossoNumero,
        boletoUid: v.boleto?.uid ?? null,
        vndId: v.boleto?.vndId ?? null,
        cliente: v.cliente,
        valor: r.valor,
        pago: r.pago,
        resultado: v.resultado,
        detalhe: v.detalhe,
      })
    }
    return vistas
  })
  return {
    banco: lido.banco,
    padrao: lido.padrao,
    geradoEm: lido.geradoEm,
    repetido: antes !== undefined,
    erros: [...lido.erros],
    linhas,
    recebido: lido.registros.filter((r) => r.efeito === 'liquidado').reduce((s, r) => s + r.pago, 0),
    aplicadas,
  }
})
