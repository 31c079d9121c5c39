import '@embpm/ui/styles.css'
import '@embpm/forms/styles.css'
import '@embpm/pickers/styles.css'
