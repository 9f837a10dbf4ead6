// The acquirer that houses without one of their own use: in the demonstration a simulated one that starts here.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chaveDoSistema } from '../core/auth/chaves.ts'
import type { Servicos } from '../core/servicos.ts'
import { abrirSimulador } from '../core/simuladores.ts'
import { ADQUIRENTE } from '../modules/cartoes/adquirente.integration.ts'
import { iniciarAdquirente } from '../simuladores/adquirente.ts'

export async function iniciarCartoes({ banco, config, externo }: Servicos): Promise<() => Promise<void>> {
  if (!config.demo) return () => Promise.resolve()
  const pasta = path.join(config.pastaDeDados, 'simuladores')
  await mkdir(pasta, { recursive: true })
  // Shared, since each process of a demonstration starts an acquirer of its own.
  const chave = (await chaveDoSistema(banco, 'adquirente-simulado')).toString('hex')
  const [token, segredo] = [chave.slice(0, 32), chave.slice(32)]
  const simulado = await abrirSimulador(config, 'adquirente', () =>
    iniciarAdquirente({ host: config.host, token, segredo, arquivo: path.join(pasta, 'adquirente.json') }),
  )
  const esquecer = externo.usarPlataforma(ADQUIRENTE, {
    url: simulado.url,
    token,
    segredoDosAvisos: segredo,
  })
  return async () => {
    esquecer()
    await simulado.parar()
  }
}
