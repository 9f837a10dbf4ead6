// Sign-in of clients.
import { Folha } from '../../../parts/formulario/folha.tsx'
import { useMarca } from '../../../core/marca-atual.ts'
import { FormularioDeLogin } from './formulario-de-login.tsx'

export default function Login() {
  const marca = useMarca()
  return (
    <Folha titulo="Entrar" resumo={`Acesse a sua conta em ${marca.nome}.`}>
      <title>{`Entrar | ${marca.nome}`}</title>
      <meta name="robots" content="noindex" />
      <FormularioDeLogin sistema={false} />
    </Folha>
  )
}
