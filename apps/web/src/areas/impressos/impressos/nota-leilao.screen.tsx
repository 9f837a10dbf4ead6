// All notes of an auction, one after the other: /nota-leilao?leilao=<uid>.
import type { Route } from './+types/nota-leilao.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  lerDocumento(context, 'notasDoLeilao', url.searchParams.get('leilao') ?? '')

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaDasNotasDoLeilao({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
