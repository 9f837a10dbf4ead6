// A style sheet that comes late (a part loaded after the page stands) rewrites what stands when it uses the same name: a
// banner on the home once shrank under the reader because a strip of another file was called the same.
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** A rule about the class alone, which is how a file draws what is its own. */
const PROPRIA = /^\.([\w-]+)$/

test('a class is drawn by one style sheet', async () => {
  const donos = new Map<string, Set<string>>()
  for await (const f of glob(['apps/web/src/**/*.css', 'packages/ui/src/**/*.css'])) {
    // What stands in parentheses belongs to the selector around it.
    const texto = (await readFile(f, 'utf8')).replace(/\/\*[^]*?\*\//g, '').replace(/\([^()]*\)/g, '')
    for (const [, seletores = ''] of texto.matchAll(/([^{}]+)\{/g))
      for (const s of seletores.split(',')) {
        const nome = PROPRIA.exec(s.trim())?.[1]
        if (nome !== undefined) donos.set(nome, (donos.get(nome) ?? new Set()).add(f))
      }
  }
  expect(donos.size).toBeGreaterThan(500)
  expect([...donos].filter(([, arquivos]) => arquivos.size > 1)).toEqual([])
})
