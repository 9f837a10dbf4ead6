// Fetched with the first sign of a person (ao-entrar.ts).
import { errosDeLogin } from '@martelo/domain/usuarios/senha.ts'
import { avisar, calar } from '@martelo/ui/toast.tsx'
import { chamar } from '../../../core/api.ts'
import { inicioDaCasa } from '../../../parts/usuarios/inicio-da-casa.ts'
import { entrou } from './entrar.ts'

export const passos = { errosDeLogin, avisar, calar, chamar, inicioDaCasa, entrou }
