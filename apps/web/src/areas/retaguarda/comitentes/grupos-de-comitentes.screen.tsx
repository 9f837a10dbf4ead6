// Groups of consignors: how the site shows them, and who follows them together.
import { GRUPO_DE_COMITENTES } from '@martelo/contracts/comitentes/grupo-de-comitentes.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function GruposDeComitentes() {
  return <TelaDeCadastro cadastro={GRUPO_DE_COMITENTES} />
}
