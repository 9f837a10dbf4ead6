// Which of an auction's channels a desk is for.
import type { CanalTransmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'

type Canal = Pick<CanalTransmissao, 'uid' | 'disponivel'>

/** The one of the address; without a name the first that the public may watch. Undefined: there is none. */
export const canalDaMesa = <C extends Canal>(canais: readonly C[], uid: string | null): C | undefined =>
  uid === null ? (canais.find((c) => c.disponivel) ?? canais[0]) : canais.find((c) => c.uid === uid)
