// The cache of hotsites on a real database, when no word of a change arrives.
import { expect, test } from 'vitest'
import { bancoDeTeste } from '../../../../../tests/pg/banco.ts'
import { abrirBanco } from '../database/database.ts'
import { criarHotsites } from './hotsites.ts'

test('an id that is not cached is read: its word may have been lost', async () => {
  const { url, fechar } = await bancoDeTeste()
  const banco = abrirBanco(url)
  try {
    const hotsites = criarHotsites(banco, 'localhost')
    await hotsites.todos()
    const { id } = await banco.sistema
      .insertInto('hotsite')
      .values({ nome: 'Nova', subdominio: 'nova', tipo: 'leilao' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await hotsites.porId(id))?.subdominio).toBe('nova')
    expect(await hotsites.porId(id + 1_000)).toBeNull()
  } finally {
    await banco.fechar()
    await fechar()
  }
})

test('a house that is switched off has no address, and the jobs that finish its work find it', async () => {
  const { url, fechar } = await bancoDeTeste()
  const banco = abrirBanco(url)
  try {
    const hotsites = criarHotsites(banco, 'localhost')
    const { id } = await banco.sistema
      .insertInto('hotsite')
      .values({ nome: 'Fechada', subdominio: 'fechada', tipo: 'leilao', ativo: false })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await hotsites.porHost('fechada.localhost')).toBeNull()
    expect(await hotsites.todos()).toEqual([])
    expect((await hotsites.porId(id))?.subdominio).toBe('fechada')
  } finally {
    await banco.fechar()
    await fechar()
  }
})
