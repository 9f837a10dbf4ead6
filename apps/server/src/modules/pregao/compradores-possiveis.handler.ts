import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { compradoresPossiveis } from '@martelo/contracts/pregao/compradores-possiveis.contract.ts'
import { mascarar } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { formatarCnpj } from '@martelo/domain/comum/identificadores/cnpj.ts'
import { formatarCpf } from '@martelo/domain/comum/identificadores/cpf.ts'
import { impedimentoDoComprador } from '@martelo/domain/lances/comprador-identificado.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { leilaoDoLote } from './apelidos-da-mesa.sql.ts'
import { buscarCompradores } from './lotes-a-identificar.sql.ts'

handle(compradoresPossiveis, (ctx, { params, query }) =>
  ctx.ler(async (tx) => {
    const onde = await leilaoDoLote(tx, ctx.hotsite.id, params.lelUid)
    if (!onde) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const achados = await buscarCompradores(tx, ctx.hotsite.id, onde.leiId, query.busca)
    return achados.map((c) => ({
      cliUid: c.cliUid,
      nome: c.nome,
      apelido: c.apelido,
      // Enough to tell two of one name apart.
      documento: mascarar(
        c.documento.length === 14 ? formatarCnpj(c.documento) : formatarCpf(c.documento),
        4,
      ),
      impedimento: impedimentoDoComprador(c),
    }))
  }),
)
