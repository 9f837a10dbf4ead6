// The bank of boletos that houses without one of their own use: in the demonstration a simulated one that starts here.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chaveDoSistema } from '../core/auth/chaves.ts'
import type { Servicos } from '../core/servicos.ts'
import { abrirSimulador } from '../core/simuladores.ts'
import { BANCO_BOLETO } from '../modules/boletos/banco-boleto.integration.ts'
import { iniciarBancoDeBoletos } from '../simuladores/banco-de-boletos.ts'

export async function iniciarBoletos({ banco, config, externo }: Servicos): Promise<() => Promise<void>> {
  if (!config.demo) return () => Promise.resolve()
  const pasta = path.join(config.pastaDeDados, 'simuladores')
  await mkdir(pasta, { recursive: true })
  // Shared, since each process of a demonstration starts a bank of its own.
  const chave = (await chaveDoSistema(banco, 'banco-boleto-simulado')).toString('hex')
  const [token, segredo] = [chave.slice(0, 32), chave.slice(32)]
  const simulado = await abrirSimulador(config, 'banco-boleto', () =>
    iniciarBancoDeBoletos({
      host: config.host,
      token,
      segredo,
      arquivo: path.join(pasta, 'banco-boleto.json'),
    }),
  )
  const esquecer = externo.usarPlataforma(BANCO_BOLETO, {
    url: simulado.url,
    token,
    segredoDosAvisos: segredo,
  })
  return async () => {
    esquecer()
    await simulado.parar()
  }
}
