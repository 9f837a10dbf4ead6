import { minhasSegundasOfertas } from '@martelo/contracts/vendas/minhas-segundas-ofertas.contract.ts'
import { caminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { enderecoDaFoto } from './apresentar-item-da-venda.ts'
import { lerOfertas } from './segunda-oferta.sql.ts'

handle(minhasSegundasOfertas, (ctx) =>
  ctx.ler(async (tx) => {
    const ofertas = await lerOfertas(tx, ctx.hotsite.id, { pendentesDe: exigirCliente(ctx).cliId })
    return ofertas.map((o) => ({
      uid: o.uid,
      lelUid: o.lelUid,
      numero: o.numero,
      nome: o.nome,
      leilao: o.leilao,
      foto: enderecoDaFoto(o.fotoChave, o.fotoLarguras),
      url: caminhoDoLote({
        tipoHotsite: ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao',
        cidade: o.cidade,
        uf: o.uf,
        tipo: o.tipoNome,
        marca: o.marca,
        nome: o.nome,
        anoModelo: o.anoModelo,
        id: o.lelId,
      }),
      valor: o.valor,
      colocacao: o.colocacao,
      prazo: iso(o.prazo),
      versao: o.versao,
    }))
  }),
)
