import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { recarregarConsultas } from './recarregar-consultas.ts'

test('a notice that comes during the first load fetches again what that load may have read too early', async () => {
  const consultas = new QueryClient()
  const respostas: ((v: string) => void)[] = []
  const vista = new QueryObserver(consultas, {
    queryKey: ['compras', '7'],
    queryFn: () => new Promise<string>((ok) => respostas.push(ok)),
  })
  const sair = vista.subscribe(() => undefined)
  const feito = recarregarConsultas(consultas, 'compras')
  expect(respostas).toHaveLength(1)
  respostas[0]?.('Aguardando Validação')
  await expect.poll(() => respostas.length).toBe(2)
  respostas[1]?.('Fechada')
  await feito
  expect(vista.getCurrentResult().data).toBe('Fechada')
  sair()
})

test('a loaded query is fetched once, and one of another key not at all', async () => {
  const consultas = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const pedidas: string[] = []
  const ver = (chave: string) =>
    new QueryObserver(consultas, {
      queryKey: [chave],
      queryFn: () => {
        pedidas.push(chave)
        return chave
      },
    }).subscribe(() => undefined)
  const saidas = [ver('compras'), ver('lotes')]
  await expect.poll(() => consultas.isFetching()).toBe(0)
  pedidas.length = 0
  await recarregarConsultas(consultas, 'compras')
  expect(pedidas).toEqual(['compras'])
  for (const sair of saidas) sair()
})
