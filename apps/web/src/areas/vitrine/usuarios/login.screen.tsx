// Sign-in of clients.
import { Folha, folhaDe } from '../../../kit/formulario/folha.tsx'
import { Cabeca, cabecaDe } from '../cabeca.tsx'
import { paginaDe } from '../conteudo/carregar-pagina.server.ts'
import { SecoesAbaixo } from '../conteudo/secoes-abaixo.tsx'
import type { Route } from './+types/login.screen.ts'
import { AoLadoDaFolha } from './ao-lado-da-folha.tsx'
import { FormularioDeLogin } from './formulario-de-login.tsx'
import { quadrosDe } from './quadros-da-pagina.server.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  quadros: await quadrosDe(context, '/login'),
  pagina: (await paginaDe(context, '/login')).pagina,
})

export default function Login({ loaderData: { quadros, pagina } }: Route.ComponentProps) {
  return (
    <>
      <Cabeca {...cabecaDe(pagina)} canonico="/login" indexar={false} />
      <AoLadoDaFolha quadros={quadros}>
        <Folha {...folhaDe(pagina)}>
          <FormularioDeLogin sistema={false} />
        </Folha>
      </AoLadoDaFolha>
      <SecoesAbaixo pagina={pagina} />
    </>
  )
}
