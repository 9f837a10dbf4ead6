// What a registry of persons said, for those who may ask it.
import type { Route } from './+types/laudo-procob.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'laudoProcob', params.uid)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaDoLaudoProcob({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
