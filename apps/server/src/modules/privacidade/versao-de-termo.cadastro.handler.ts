import { VERSAO_DE_TERMO } from '@martelo/contracts/privacidade/versao-de-termo.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(VERSAO_DE_TERMO, {
  colunas: {
    // Who consented while this version was the newest of its document.
    aceites: sql`(select count(*)::int from cliente c where c.hot_id = t.hot_id and (c.aceite_termos_at at time zone 'America/Sao_Paulo')::date >= t.vigente_desde
      and not exists (select from versao_de_termo n where n.hot_id = t.hot_id and n.documento = t.documento and n.vigente_desde > t.vigente_desde
        and (c.aceite_termos_at at time zone 'America/Sao_Paulo')::date >= n.vigente_desde))`,
  },
})
