// Ports: whether the one that was asked for is free, and one that is.
import { createServer } from 'node:net'
import { FalhaDePreparo } from './failure.mjs'

/** Said before a build of a minute, not after it. */
export async function exigirPortaLivre(porta, host) {
  const codigo = await tentar(porta, host)
  if (codigo === undefined) return
  if (codigo === 'EACCES') {
    throw new FalhaDePreparo(
      `A porta ${porta} exige permissão do sistema: escolha uma acima de 1024, por exemplo PORT=3000 npm start.`,
    )
  }
  if (codigo === 'EADDRINUSE') {
    throw new FalhaDePreparo(
      `A porta ${porta} já está em uso: encerre o programa que a ocupa ou escolha outra, por exemplo PORT=${porta + 1} npm start.`,
    )
  }
  throw new FalhaDePreparo(`Não é possível escutar em ${host}:${porta} (${codigo}): confira PORT e HOST.`)
}

/** @returns {Promise<string | undefined>} the error's code, undefined when the port could be taken */
function tentar(porta, host) {
  const sonda = createServer()
  return new Promise((cumprir) => {
    sonda.once('error', (erro) => cumprir(erro.code))
    sonda.listen(porta, host, () => sonda.close(() => cumprir(undefined)))
  })
}

/** @returns {Promise<number>} */
export function portaLivre() {
  const sonda = createServer()
  return new Promise((cumprir, recusar) => {
    sonda.once('error', recusar)
    sonda.listen(0, '127.0.0.1', () => {
      const { port } = sonda.address()
      sonda.close(() => cumprir(port))
    })
  })
}
