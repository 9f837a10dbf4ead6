import { verificacaoDoSite } from '@martelo/contracts/hotsites/verificacao-do-site.contract.ts'
import { formatarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { handle } from '../../core/http/handle.ts'
import { lembrar } from '../../core/http/lembrar.ts'
import { dominiosDo, emailsDo, lerContas, lerRegistros } from './verificacao.sql.ts'

handle(verificacaoDoSite, async (ctx) => {
  const { id, pixChave, pixNome, tipo } = ctx.hotsite
  const lidos = await lembrar(ctx, 'verificacao', () =>
    ctx.ler(async (tx) => ({
      contas: (await lerContas(tx, id)).daCasa,
      leiloeiros: await lerRegistros(tx, id),
    })),
  )
  return {
    dominios: dominiosDo(ctx),
    emails: emailsDo(ctx.hotsite),
    contas: lidos.contas.map((c) => ({ ...c, titularDocumento: formatarDocumento(c.titularDocumento) })),
    pix: pixChave === null ? null : { chave: pixChave, nome: pixNome ?? ctx.hotsite.nome },
    // A shop has none, and must not look as if it had.
    leiloeiros: tipo === 'leilao' ? lidos.leiloeiros : [],
  }
})
