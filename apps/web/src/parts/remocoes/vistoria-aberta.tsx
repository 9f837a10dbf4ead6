// The inspection itself within the driver's page: it comes with the back-office's components, so it is fetched apart.
import { ProvedorDeTrabalho } from '../../core/mantine/provedor.tsx'
import { FazerVistoria } from '../vistorias/fazer-vistoria.tsx'
import '../vistorias/no-aparelho.css'
import type { Rascunho } from '../vistorias/rascunho-de-vistoria.ts'

interface Props {
  readonly r: Rascunho
  readonly enviar: () => void
  readonly aoVoltar: () => void
}

export default function VistoriaAberta(p: Props) {
  return (
    <ProvedorDeTrabalho claro>
      <FazerVistoria {...p} />
    </ProvedorDeTrabalho>
  )
}
