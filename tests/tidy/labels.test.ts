// A name on an element without a role is told to no one: axe refuses it in the run of all screens (aria-prohibited-attr),
// but only where the walk sees the element, and what loads or fails passes too quickly.
import { Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { analisar, type Fonte, lerFonte, listar } from '../../tools/quality/sources.ts'

/** They draw a div, a span or a bare drawing; with `component` or `as` they draw what it says. */
const SEM_PAPEL = new Set(
  `div span p b i strong em small canvas svg Stack Group Box Flex Center Grid Grid.Col SimpleGrid Card Card.Section
  Paper Container AspectRatio Skeleton Loader ScrollArea ScrollArea.Autosize Table.ScrollContainer Text Badge ThemeIcon
  Avatar Indicator Collapse Space Spoiler Timeline Timeline.Item`.split(/\s+/),
)
const NOMES = ['aria-label', 'aria-labelledby']

/** `line: element` for each one that has a name and no role. */
function nomesSemPapel({ arvore, texto }: Fonte): string[] {
  const achados: string[] = []
  new Visitor({
    JSXOpeningElement(no) {
      const elemento = texto.slice(no.name.start, no.name.end)
      const atributos = new Map<string, string>()
      for (const a of no.attributes)
        if (a.type === 'JSXAttribute')
          atributos.set(
            texto.slice(a.name.start, a.name.end),
            a.value ? texto.slice(a.value.start, a.value.end) : '',
          )
      const oque = atributos.get('component') ?? atributos.get('as')
      const desenha = oque?.replace(/^["'{ ]+|["'} ]+$/g, '') ?? elemento
      const semPapel = SEM_PAPEL.has(desenha) || /^Icon[A-Z]/.test(desenha)
      if (semPapel && !atributos.has('role') && NOMES.some((n) => atributos.has(n)))
        achados.push(`${texto.slice(0, no.start).split('\n').length}: <${elemento}>`)
    },
  }).visit(arvore.program)
  return achados
}

test('an element with a name has a role', () => {
  const telas = listar(['apps/web/src', 'packages/ui/src'], /\.tsx$/).map(lerFonte)
  expect(telas.length).toBeGreaterThan(500)
  expect(telas.flatMap((f) => nomesSemPapel(f).map((n) => `${f.caminho}:${n}`))).toEqual([])
})

test.each([
  ['<Stack aria-label="Carregando" />', 1],
  ['<div aria-labelledby={id}>x</div>', 1],
  ['<Group component="div" aria-label="x" />', 1],
  ['<IconStarFilled aria-label="Destaque" />', 1],
  ['<Stack role="status" aria-label="Carregando" />', 0],
  ['<Card component="section" aria-label="Webhooks" />', 0],
  ['<Stack>texto</Stack>', 0],
  ['<nav aria-label="Menu" />', 0],
])('%s: %i', (jsx, quantos) => {
  expect(nomesSemPapel(analisar('caso.tsx', `export const caso = ${jsx}`))).toHaveLength(quantos)
})
