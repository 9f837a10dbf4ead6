// Sign-in of clients.
import { Folha } from '../../../parts/formulario/folha.tsx'
import { useMarca } from '../../../core/marca-atual.ts'
import type { Route } from './+types/login.screen.ts'
import { AoLadoDaFolha } from './ao-lado-da-folha.tsx'
import { FormularioDeLogin } from './formulario-de-login.tsx'
import { quadrosDe } from './quadros-da-pagina.server.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  quadros: await quadrosDe(context, '/login'),
})

export default function Login({ loaderData }: Route.ComponentProps) {
  const marca = useMarca()
  return (
    <AoLadoDaFolha quadros={loaderData.quadros}>
      <Folha titulo="Entrar" resumo={`Acesse a sua conta em ${marca.nome}.`}>
        <title>{`Entrar | ${marca.nome}`}</title>
        <meta name="robots" content="noindex" />
        <meta name="description" content={`Entre na sua conta de cliente em ${marca.nome}.`} />
        <FormularioDeLogin sistema={false} />
      </Folha>
    </AoLadoDaFolha>
  )
}
