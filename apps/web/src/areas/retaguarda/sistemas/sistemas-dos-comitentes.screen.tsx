// What the house sees of all its consignors' systems.
import { SistemasDoComitente } from '../../../parts/sistemas/sistemas-do-comitente.tsx'

export default function SistemasDosComitentes() {
  return <SistemasDoComitente titulo="Sistemas dos comitentes" />
}
