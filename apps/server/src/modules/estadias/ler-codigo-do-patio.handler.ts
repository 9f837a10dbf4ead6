import { lerCodigoDoPatio } from '@martelo/contracts/estadias/ler-codigo-do-patio.contract.ts'
import { lerCodigo } from '@martelo/domain/estadias/chave-da-estadia.ts'
import { validadeDoPapel } from '@martelo/domain/entregas/papel-na-portaria.ts'
import { itemConta } from '@martelo/domain/vendas/somas.ts'
import { iso } from '../../core/http/iso.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { aoAlcance } from './atores-no-patio.ts'
import { estadiaPorChave, estadiaPorPapel } from './codigos-do-patio.sql.ts'

handle(lerCodigoDoPatio, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const naoHa = recusar('NAO_ENCONTRADO', 'Este código não é de um veículo dos seus pátios.')
    const codigo = lerCodigo(query.texto)
    if (codigo === null) return naoHa
    const hotId = ctx.hotsite.id
    if (codigo.tipo === 'chave') {
      const e = await estadiaPorChave(tx, hotId, codigo.codigo, aoAlcance(ctx))
      return e === undefined ? naoHa : { ...e, retirada: null }
    }
    const p = await estadiaPorPapel(tx, hotId, codigo.hash, aoAlcance(ctx))
    if (p === undefined) return naoHa
    const { estadiaUid, veiculo, placa, agendamento: g } = p
    if (g === null) return { estadiaUid, veiculo, placa, retirada: null }
    const { validade, explicacao } = validadeDoPapel(
      {
        venda: p.vendaSituacao,
        itemConta: p.itemAtivo && itemConta({ situacaoLote: p.loteSituacao }),
        retirada: { situacao: g.situacao, reagendada: false, fim: Date.parse(g.fim) },
      },
      ctx.agora,
    )
    const retirada = {
      agendamentoUid: g.uid,
      inicio: iso(new Date(g.inicio)),
      validade,
      explicacao,
      quem: g.quem,
      documento: g.documento,
    }
    return { estadiaUid, veiculo, placa, retirada }
  }),
)
