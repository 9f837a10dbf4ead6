/** What axe is asked of a screen: that what opened is the screen, in its colours, tab by tab. */
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS } from '@martelo/contracts/core/routes.ts'
import { expect, type Page, test } from '@playwright/test'
import { NOITE } from '../../noite.ts'
import { semBarreiras, semBarreirasNoEscuro } from '../apoio.ts'
import { ABERTURAS, temDuasCores } from './abertura.ts'
import { abrir, assentar, type Casa } from './casa.ts'

/** One test per screen of these names. */
export function conferirTelas(nomes: readonly string[], casa: () => Casa): void {
  for (const nome of nomes) {
    const tela = TELAS[nome]
    if (tela === undefined) throw new Error(nome)
    test(`${tela.path} has no barriers`, async () => {
      const abertura = ABERTURAS[nome]
      if (abertura === undefined) throw new Error(`${nome} has no row in tests/e2e/telas/abertura.ts`)
      if (abertura.arquivo !== undefined)
        return conferirArquivo(casa(), await casa().endereco(nome), abertura.arquivo)

      const page = await abrir(casa(), nome)
      await conferirQueAbriu(page, nome)
      expect(casa().quebras).toEqual([])
      await emSuasCores(page, nome)
      if (abertura.abas) await cadaAba(page, nome)
    })
  }
}

async function conferirArquivo(casa: Casa, caminho: string, tipo: string): Promise<void> {
  const page = await casa.pagina('visitante')
  const resposta = await page.evaluate(async (c) => {
    const r = await fetch(c)
    return `${r.status} ${r.headers.get('content-type')}`
  }, caminho)
  expect(resposta).toContain(`200 ${tipo}`)
}

/** What the demonstration answers with the not-found page. */
const SEM_PAGINA = new Set(['naoEncontrada'])

/** What opened is the screen, not a page that says why it did not. */
async function conferirQueAbriu(page: Page, nome: string): Promise<void> {
  const tela = TELAS[nome]
  if (tela === undefined) throw new Error(nome)
  if (!permite(tela.permission, null)) {
    await expect(page).not.toHaveURL(/\/login/)
    await expect(page.getByText('Sem permissão')).toHaveCount(0)
  }
  // The kit's own page shows the state of an error as a sample.
  const falhas = page.locator(
    ':text-matches("Registro não encontrado|Não foi possível (abrir|carregar)"):not([data-amostra] *)',
  )
  await expect(falhas).toHaveCount(0)
  const erros = page.locator('.pagina-de-erro__codigo')
  await expect(erros).toHaveCount(SEM_PAGINA.has(nome) ? 1 : 0)
  if (nome !== 'sair') await expect(page.getByRole('heading').first()).toBeVisible()
}

async function emSuasCores(page: Page, nome: string): Promise<void> {
  await semBarreiras(page, nome)
  if (!temDuasCores(nome) || !noEscuro(nome)) return
  await semBarreirasNoEscuro(page, nome)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Every ninth screen in the run, all of them at night: dark is one theme over the same parts. */
function noEscuro(nome: string): boolean {
  return NOITE || Object.keys(TELAS).indexOf(nome) % 9 === 0
}

async function cadaAba(page: Page, nome: string): Promise<void> {
  const abas = page.getByRole('tab')
  for (const aba of await abas.all()) {
    if ((await aba.getAttribute('aria-selected')) === 'true') continue
    await aba.click()
    await assentar(page)
    await semBarreiras(page, `${nome}, ${await aba.innerText()}`)
  }
}
