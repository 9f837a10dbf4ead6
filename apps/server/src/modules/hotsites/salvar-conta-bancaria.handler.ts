// A new account of the house. There is no editing: sales and payments name the account that they were told, so another
// number is another account.
import { salvarContaBancaria } from '@martelo/contracts/hotsites/salvar-conta-bancaria.contract.ts'
import { validarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { validarChavePix } from '@martelo/domain/pagamentos/chave-pix.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { incluirContaDaCasa, jaTemConta } from './contas-da-casa.sql.ts'

handle(salvarContaBancaria, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const documento = validarDocumento(body.titularDocumento)
    const pix = body.pixChave ? validarChavePix(body.pixChave) : null
    const campos = {
      ...(documento.ok ? {} : { titularDocumento: documento.mensagem }),
      ...(pix === null || pix.ok ? {} : { pixChave: pix.mensagem }),
    }
    if (!documento.ok || pix?.ok === false)
      return recusar('CAMPOS', Object.values(campos).join(' '), { campos })
    const hotId = ctx.hotsite.id
    if (await jaTemConta(tx, hotId, body)) {
      const mensagem = 'Esta conta já está entre as da casa'
      return recusar('JA_EXISTE', mensagem, { campos: { conta: mensagem } })
    }
    const dados = {
      ...body,
      titularDocumento: documento.valor.documento,
      pixChave: pix === null ? null : pix.valor.chave,
    }
    const nova = await incluirContaDaCasa(tx, hotId, dados)
    await auditar(ctx, tx, {
      entidade: 'hotsite',
      uid: ctx.hotsite.uid,
      acao: 'incluirConta',
      depois: dados,
    })
    return nova
  }),
)
