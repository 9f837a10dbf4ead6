import { expect, test } from 'vitest'
import { lerFontes } from '../../tools/quality/sources.ts'

// One way of typing money: whole reais as typed, centavos after a comma. Where one box took 86250 for R$ 862,50 and the
// next one for R$ 86.250,00, people bid a hundredth of what they meant.
const PROIBIDO = /leftSection="R\$"|prefix="R\$ ?"|\blerReais\(/
const CAMPOS = new Set(['apps/web/src/kit/registro/entrada-de-reais.tsx', 'packages/ui/src/money-input.tsx'])

test('every money field is the one component', () => {
  const telas = [...lerFontes()].filter(([f]) => f.endsWith('.tsx') && !CAMPOS.has(f))
  expect(telas.length).toBeGreaterThan(200)
  expect(telas.filter(([, fonte]) => PROIBIDO.test(fonte.texto)).map(([f]) => f)).toEqual([])
})
