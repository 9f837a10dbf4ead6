// Sign-in of the house: staff, auctioneers, consignors.
import { Folha } from '../../../kit/formulario/folha.tsx'
import { useMarca } from '../../../core/marca-atual.ts'
import { FormularioDeLogin } from './formulario-de-login.tsx'

export default function LoginSistema() {
  const marca = useMarca()
  return (
    <Folha titulo="Acesso da casa" resumo={`Equipe e parceiros de ${marca.nome}.`}>
      <title>{`Acesso da casa | ${marca.nome}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={`Entrada da equipe e dos parceiros de ${marca.nome}.`} />
      <FormularioDeLogin sistema />
    </Folha>
  )
}
