import { salvarContaBancariaComitente } from '@martelo/contracts/comitentes/salvar-conta-bancaria-comitente.contract.ts'
import { validarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { incluirContaDoComitente } from '../contas/door.ts'

handle(salvarContaBancariaComitente, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const { comUid, titularDocumento, ...dados } = body
    const documento = validarDocumento(titularDocumento)
    if (!documento.ok)
      return recusar('DOCUMENTO', documento.mensagem, { campos: { titularDocumento: documento.mensagem } })
    const c = await tx
      .selectFrom('comitente')
      .select(['id', 'uid'])
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', comUid)
      .executeTakeFirst()
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Comitente não encontrado')
    const [conta = dados.conta, contaDigito = null] = /^\d+-[\dXP]$/i.test(dados.conta)
      ? dados.conta.split('-')
      : [dados.conta]
    const colunas = {
      ...dados,
      nome: `${dados.banco} ${dados.conta}`,
      conta,
      contaDigito,
      pixChave: dados.pixChave || null,
      titularDocumento: documento.valor.documento,
    }
    const nova = await incluirContaDoComitente(tx, { ...colunas, hotId: ctx.hotsite.id, comId: c.id })
    await auditar(ctx, tx, { entidade: 'comitente', uid: c.uid, acao: 'incluirConta', depois: colunas })
    return nova
  }),
)
