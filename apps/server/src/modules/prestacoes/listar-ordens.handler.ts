import { listarOrdens } from '@martelo/contracts/prestacoes/listar-ordens.contract.ts'
import { sql } from 'kysely'
import { contemSql, listar, ordemSql } from '../../core/database/lista.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarOrdem } from './apresentar-prestacao.ts'
import { type LinhaDeOrdem, ORDEM } from './prestacoes.sql.ts'

type Linha = LinhaDeOrdem & { preUid: string; comitente: string; leilao: string }

handle(listarOrdens, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const { linhas, total } = await listar<Linha>(tx, {
      colunas: sql`${ORDEM}, p.uid as pre_uid, m.nome as comitente, a.nome as leilao`,
      de: sql`ordem_de_pagamento o join prestacao p on p.id = o.pre_id join comitente m on m.id = p.com_id join leilao a on a.id = p.lei_id`,
      onde: [
        sql`o.hot_id = ${ctx.hotsite.id}`,
        query.situacao === undefined ? sql`true` : sql`o.situacao = ${query.situacao}`,
        contemSql(query.busca, [sql`m.nome`, sql`a.nome`]),
      ],
      ordem: ordemSql(
        query.ordenar,
        { valor: sql`o.valor`, criadaAt: sql`o.created_at`, comitente: sql`busca_chave(m.nome)` },
        sql`o.id desc`,
        sql`o.id`,
      ),
      pagina: query,
    })
    ctx.contar(total)
    return linhas.map((o) => ({
      ...apresentarOrdem(o),
      preUid: o.preUid,
      comitente: o.comitente,
      leilao: o.leilao,
      documento: o.destino.documento,
      banco: `${o.destino.bancoCodigo} ${o.destino.banco}`,
      agencia: o.destino.agencia,
      conta: o.destino.conta,
    }))
  }),
)
