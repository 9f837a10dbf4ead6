import { notifications, notificationsStore } from '@mantine/notifications'
import { beforeEach, expect, test } from 'vitest'
import { comAviso } from './avisos-do-editor.ts'

beforeEach(() => notifications.clean())
const ditos = () => notificationsStore.getState().notifications.map((n) => [n.message, n.color, n.loading])

test.each([
  ['duplicar', 'Aguarde, estamos duplicando este item', 'Item duplicado com sucesso', 'teal'],
  ['apagar', 'Aguarde, estamos apagando este item', 'Item apagado com sucesso', 'orange'],
] as const)('%s is said in the specification’s words, before and after', async (ato, antes, depois, cor) => {
  let durante: unknown
  const deuCerto = await comAviso(ato, async () => {
    durante = ditos()
    return null
  })
  expect(deuCerto).toBe(true)
  expect(durante).toEqual([[antes, undefined, true]])
  expect(ditos()).toEqual([[depois, cor, false]])
})

test('what failed is not called done', async () => {
  expect(await comAviso('apagar', async () => ({ geral: 'Não deu' }))).toBe(false)
  expect(ditos()).toEqual([])
})
