import { ConfirmarContato } from './confirmar-contato.tsx'

export default function ConfirmarEmail() {
  return <ConfirmarContato canal="email" />
}
