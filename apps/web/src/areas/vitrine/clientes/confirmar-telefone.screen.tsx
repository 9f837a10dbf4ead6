import { ConfirmarContato } from './confirmar-contato.tsx'

export default function ConfirmarTelefone() {
  return <ConfirmarContato canal="telefone" />
}
