import { conferirOficialDoSite } from '@martelo/contracts/hotsites/conferir-oficial.contract.ts'
import { conferirOficial } from '@martelo/domain/hotsites/conferir-oficial.ts'
import { handle } from '../../core/http/handle.ts'
import { dominiosDo, emailsDo, lerContas } from './verificacao.sql.ts'

type Conta = Awaited<ReturnType<typeof lerContas>>['daCasa'][number]

/** Everything by which a person may have been told to pay into it. */
const sinaisDa = (c: Conta): string[] => [
  c.conta,
  `${c.agencia} ${c.conta}`,
  `${c.bancoCodigo} ${c.agencia} ${c.conta}`,
  c.titularDocumento,
  ...(c.pixChave === null ? [] : [c.pixChave]),
]

handle(conferirOficialDoSite, async (ctx, { query }) => {
  const { daCasa, deVendedores } = await ctx.ler((tx) => lerContas(tx, ctx.hotsite.id))
  const { pixChave } = ctx.hotsite
  return {
    conferencia: conferirOficial(query.texto, {
      dominios: dominiosDo(ctx),
      emails: emailsDo(ctx.hotsite),
      contas: [...daCasa.flatMap(sinaisDa), ...(pixChave === null ? [] : [pixChave])],
      contasDeVendedores: deVendedores.flatMap(sinaisDa),
    }),
  }
})
