// What the demonstration's house added to its site: published, with pictures that are there, and seen by visitors.
import { bannersAtivo } from '@martelo/contracts/banners/banners-ativo.contract.ts'
import { conteudoPaginaLogin } from '@martelo/contracts/conteudo/conteudo-pagina-login.contract.ts'
import { conteudoPagina } from '@martelo/contracts/conteudo/conteudo-pagina.contract.ts'
import { BOLETIM } from '@martelo/contracts/newsletter/boletim.cadastro.ts'
import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import { POSICOES_DE_BANNER } from '@martelo/domain/banners/posicoes-de-banner.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../tests/pg/executar-chamada.ts'
import { urlPublica } from '../../../apps/server/src/core/http/arquivos-publicos.ts'
import type { Hotsite } from '../../../apps/server/src/core/tenant/hotsites.ts'
import { carregarModulos } from '../../../apps/server/src/processes/carregar-modulos.ts'
import { MARCAS } from '../marcas.ts'
import { semearConteudo } from './conteudo.ts'
import { semearMarca } from './marca.ts'
import { semearPessoas } from './pessoas.ts'

let c: Cenario
let casas: Hotsite[]
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
  await sql`update hotsite set subdominio = 'cenario-' || id`.execute(c.banco.sistema)
  casas = await c.banco.sistema.transaction().execute(async (tx) => {
    const feitas: Hotsite[] = []
    for (const m of MARCAS) {
      const h = await semearMarca(tx, c.servicos, m)
      await semearPessoas(tx, h.id, 'x', m.subdominio)
      await semearConteudo(tx, c.servicos, h, m, Date.now())
      feitas.push(h)
    }
    return feitas
  })
})
afterAll(() => c.fechar())

const guardada = (url: string | undefined) =>
  c.servicos.arquivos.publico.existe((url ?? '').slice(urlPublica('').length))

test.each(MARCAS.map((m, i) => [m.subdominio, i] as const))(
  '%s: its pages, banners and login',
  async (_, i) => {
    const visitante = c.ctx(null, casas[i])
    for (const [uri, elemento, itens] of [
      ['/video', 'VIDEOS', 3],
      ['/novembro-de-utilitarios', 'BANNER_FAIXA', 1],
      ['/vender-seu-carro', 'PASSO_A_PASSO', 4],
    ] as const) {
      const { valor } = await executarChamada(visitante, conteudoPagina, { query: { uri } })
      const secao = valor.sessoes.find((s) => s.elemento === elemento)
      expect(secao?.itens, uri).toHaveLength(itens)
      for (const item of secao?.itens ?? []) {
        if (item.imagem) expect(await guardada(item.imagem), item.titulo).toBe(true)
        if (elemento === 'VIDEOS') expect(await guardada(item.link), item.titulo).toBe(true)
      }
    }
    for (const posicao of ['inicio', 'lista'] as const) {
      const query = { posicaoBannerUid: POSICOES_DE_BANNER[posicao].uid }
      const { valor } = await executarChamada(visitante, bannersAtivo, { query })
      expect(valor, posicao).toHaveLength(1)
      expect(await guardada(valor[0]?.imagem)).toBe(true)
    }
    const params = { id: casas[i]?.id }
    const login = await executarChamada(visitante, conteudoPaginaLogin, { params })
    expect(login.valor.map((b) => [b.uri, b.tituloSubtituloImagem.length])).toEqual([
      ['/login', 3],
      ['/cadastro', 2],
    ])
    const cartas = await executarChamada(c.ctx(c.equipe, casas[i]), chamadasDoCadastro(BOLETIM).listar)
    expect(cartas.valor).toMatchObject([{ situacao: 'RASCUNHO', destinatarios: 3 }])
  },
)

test('each house keeps a register of processing, with what is its own and what is over', async () => {
  for (const h of casas) {
    const { rows } = await sql<{ nome: string; ativo: boolean }>`
      select nome, ativo from tratamento_de_dados where hot_id = ${h.id}`.execute(c.banco.sistema)
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter((r) => !r.ativo)).toHaveLength(1)
  }
})
