import { MeusAvisos } from '../../../parts/avisos/meus-avisos.tsx'

export default function MeusAvisosDaEquipe() {
  return <MeusAvisos />
}
