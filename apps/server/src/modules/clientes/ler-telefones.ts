// The telephones of a form as they are stored; what is no telephone is noted at its field.
import { validarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'

const FONES = ['telefone1', 'telefone2', 'telefone3'] as const
type Fones = Record<(typeof FONES)[number], string | null>

export function lerTelefones(
  form: Readonly<Partial<Record<keyof Fones, string | null | undefined>>>,
  erros: Record<string, string>,
): Fones {
  const ler = (f: keyof Fones): string | null => {
    const r = form[f] ? validarTelefone(form[f]) : null
    if (r?.ok === false) erros[f] = r.mensagem
    return r?.ok ? r.valor.e164 : null
  }
  return { telefone1: ler('telefone1'), telefone2: ler('telefone2'), telefone3: ler('telefone3') }
}
