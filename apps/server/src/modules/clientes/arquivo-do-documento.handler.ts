import { arquivoDoDocumento } from '@martelo/contracts/clientes/arquivo-do-documento.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { arquivo, ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { veDadosDoCliente } from '../../core/auth/ver-dados-do-cliente.ts'

handle(arquivoDoDocumento, async (ctx, { params }) => {
  const d = await ctx.tx(async (tx) => {
    const linha = await tx
      .selectFrom('clienteDocumento as d')
      .innerJoin('cliente as c', 'c.id', 'd.cliId')
      .select(['d.arquivo', 'd.tipoArquivo', 'd.tipo', 'c.uid'])
      .where('d.hotId', '=', ctx.hotsite.id)
      .where('d.uid', '=', params.uid)
      .executeTakeFirst()
    if (linha && !(await veDadosDoCliente(ctx, tx, linha.uid)))
      return recusar('SEM_PERMISSAO', 'O seu papel não abre documentos de clientes')
    if (linha)
      await auditar(ctx, tx, {
        entidade: 'leitura-cliente',
        uid: linha.uid,
        acao: 'lerDocumento',
        depois: { tipo: linha.tipo },
      })
    return linha
  })
  if (d !== undefined && ehRecusa(d)) return d
  const lido = d && (await ctx.servicos.arquivos.privado.ler(d.arquivo))
  if (!d || !lido) return recusar('NAO_ENCONTRADO', 'Documento não encontrado')
  return arquivo(lido.corrente, d.tipoArquivo)
})
