import { importarTabelaFipe } from '@martelo/contracts/veiculos/importar-tabela-fipe.contract.ts'
import { lerTabelaFipe } from '@martelo/domain/veiculos/ler-tabela-fipe.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { gravarPrecos, levarAosVeiculos } from './precos-fipe.sql.ts'
import { lerPlanilha } from './importacao/ler-planilha.ts'

const MOSTRADAS = 50

handle(importarTabelaFipe, async (ctx, { body, arquivos }) => {
  const [enviado] = arquivos
  if (enviado === undefined) return recusar('ARQUIVO', 'Escolha um arquivo')
  const lida = await lerPlanilha(enviado.bytes)
  if (!lida.ok) return recusar('ARQUIVO', lida.mensagem)
  const t = lerTabelaFipe(lida.planilha.linhas)
  if (t.falta.length > 0)
    return recusar(
      'ARQUIVO',
      `A planilha precisa de código, modelo, ano e preço. Falta: ${t.falta.join(', ')}.`,
    )
  const hotId = ctx.hotsite.id
  const veiculosAtualizados = await ctx.tx(async (tx) => {
    await gravarPrecos(tx, hotId, `${body.referencia}-01`, t.precos)
    const n = await levarAosVeiculos(tx, hotId)
    await auditar(ctx, tx, {
      entidade: 'hotsite',
      uid: ctx.hotsite.uid,
      acao: 'atualizarFipe',
      depois: { referencia: body.referencia, precos: t.precos.length, veiculos: n },
    })
    return n
  })
  return { gravados: t.precos.length, recusadas: t.recusadas.slice(0, MOSTRADAS), veiculosAtualizados }
})
