import { SistemasDoComitente } from '../../../parts/sistemas/sistemas-do-comitente.tsx'

export default function MeusSistemas() {
  return <SistemasDoComitente titulo="Meus sistemas" />
}
